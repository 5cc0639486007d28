// @ts-check
// «Шёпот леса»: spelling a word on the field, looking at the field from nearer or farther, following the cubes.
import { around, get } from "../../js/dom.js";
import { startWriting, takesKey } from "../../js/spelling.js";
import { dropCubes } from "./js/cubes.js";
import { fieldKey, fieldUnderHands, showControl } from "./js/field.js";
import { backspace, field, forget, serve, showWord, tapCard, write } from "./js/word.js";

const live = get("#live");
let asked = "";

fieldUnderHands();
live.addEventListener("click", (event) => {
  const card = around(event, "[data-spell]", HTMLButtonElement);
  if (card) tapCard(card);
  if (around(event, "[data-backspace]")) backspace();
});
live.addEventListener("input", (event) => {
  if (event.target !== field()) return;
  forget();
  showWord();
});
live.addEventListener("table:shown", (event) => {
  showWord();
  dropCubes();
  showControl();
  const begins = event.detail.asked.includes("-write-") && event.detail.asked !== asked;
  asked = event.detail.asked;
  if (asked.includes("-assign-")) serve(asked);
  if (begins) startWriting(field());
});
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  const input = field();
  if (input && event.key === "Escape" && event.target === input) write(input, "");
  else if (!around(event, "input, textarea, select") && !takesKey(input, event)) fieldKey(event);
});
showWord();
