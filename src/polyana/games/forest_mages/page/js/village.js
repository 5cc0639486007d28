// @ts-check
// The village turns over from day to night, and its dice tumble.
import { all, find } from "../../../js/dom.js";
import { calm } from "../../../js/motion.js";
import { play } from "../../../js/sound.js";

const village = () => find("[data-side]");
let known = village()?.dataset.side ?? "";

const TURN = [
  { rotate: "x 90deg", opacity: 0.4 },
  { rotate: "x 0deg", opacity: 1 },
];
const TUMBLE = [
  { rotate: "-200deg", scale: 0.6 },
  { rotate: "0deg", scale: 1 },
];

// Call it when the board has been drawn anew.
export function turnOver() {
  const now = village()?.dataset.side ?? "";
  const before = known;
  known = now || known;
  if (!now || !before || now === before) return;
  play("dice");
  if (calm.matches) return;
  village()?.animate(TURN, { duration: 350, easing: "ease-out" });
  for (const die of all(".fm-dice .die")) {
    die.animate(TUMBLE, { duration: 300, easing: "cubic-bezier(.3,.9,.4,1.3)" });
  }
}
