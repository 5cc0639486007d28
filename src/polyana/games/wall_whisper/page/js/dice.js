// @ts-check
// Dice tumble when they have been rolled anew.
import { all, find } from "../../../js/dom.js";
import { calm } from "../../../js/motion.js";
import { play } from "../../../js/sound.js";

/** @type {string | null} */
let rolled = null; // what lies there already is no news

export function tumble() {
  const roll = find("[data-roll]")?.dataset.roll ?? "";
  const fresh = rolled !== null && roll && roll !== rolled;
  rolled = roll;
  if (!fresh) return;
  play("dice");
  if (calm.matches) return;
  const steps = [
    { rotate: "-540deg", translate: "-40px -30px", opacity: 0 },
    { rotate: "20deg", translate: "0 4px", opacity: 1, offset: 0.8 },
    { rotate: "0deg", translate: "0 0" },
  ];
  for (const [number, die] of all(".ww-die").entries()) {
    die.animate(steps, { duration: 500 + number * 90, easing: "cubic-bezier(.2,.8,.4,1)" });
  }
}
