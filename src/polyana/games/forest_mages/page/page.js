// @ts-check
// «Маги леса»: taking another die, marking dice to roll again, telling what a card does, and the village that turns over.
import { all, around, get } from "../../js/dom.js";
import { hideTip } from "./js/about_card.js";
import { takeInstead, takeWanted } from "./js/another_die.js";
import { ringPlaced } from "./js/placed_since.js";
import { markDie, rollMarked, showMarks } from "./js/reroll.js";
import { turnOver } from "./js/village.js";

const live = get("#live");
const GLOWING = "#own .may, #own [data-test='choice'], #board .may";

// From one thing that glows to the next.
function nextGlowing() {
  const buttons = all(GLOWING).map((one) => one.closest("button") ?? one.querySelector("button"));
  const seen = buttons.filter((one) => one?.offsetParent);
  seen[(seen.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement)) + 1) % seen.length]?.focus();
}

live.addEventListener("click", (event) => {
  const other = around(event, "[data-instead]");
  const die = around(event, "[data-toss]");
  if (other) takeInstead(other.dataset.instead ?? "");
  if (die) markDie(die);
  if (around(event, "[data-toss-go]")) rollMarked();
});
document.addEventListener("keydown", (event) => {
  if (event.code !== "KeyG" || event.ctrlKey || event.altKey || event.metaKey) return; // whatever the layout
  if (!around(event, "input, textarea, select")) nextGlowing();
});
live.addEventListener("table:shown", (event) => {
  hideTip();
  takeWanted();
  showMarks();
  turnOver();
  ringPlaced(event.detail.asked);
});
showMarks();
