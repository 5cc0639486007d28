// @ts-check
// «Букводжем»: spelling a clue with number chips, the pencil marks on the sheet, laying the final line.
// The server draws; here lives only what is half written. What the rules allow stands in data attributes.
import { around, find, get } from "../../js/dom.js";
import { plain } from "../../js/letters.js";
import { startWriting, takesKey } from "../../js/spelling.js";
import * as final from "./js/final_line.js";
import { submittedText } from "./js/forms.js";
import * as pen from "./js/pen.js";
import * as sheet from "./js/sheet.js";

const live = get("#live");
const field = () => pen.penField() ?? final.finalField();

/** @type {[selector: string, act: (touched: HTMLElement) => void][]} */
const TOUCHES = [
  ["[data-spell]", pen.tapCard],
  ["[data-joker]", pen.tapJoker],
  ["[data-stands-for]", ({ dataset }) => pen.standForLetter(dataset.standsFor ?? "")],
  ["[data-backspace]", pen.backspace],
  ["[data-own]", ({ dataset }) => sheet.turnTo(dataset.own ?? "")],
  ["[data-letter]", ({ dataset }) => sheet.mark(dataset.letter ?? "")],
  ["[data-off]", ({ dataset }) => final.takeOff(dataset.off ?? "")],
  ["[data-add]", final.addCentre],
  ["button[data-part]", final.touchPart],
  ["[data-centre]", final.hold],
  ["[data-word]", ({ dataset }) => final.writeFinal(dataset.word ?? "")],
];
live.addEventListener("click", (event) => {
  for (const [selector, act] of TOUCHES) {
    const touched = around(event, selector);
    if (touched) return act(touched);
  }
});
live.addEventListener("input", ({ target }) => {
  if (!(target instanceof HTMLInputElement)) return;
  if (target === pen.penField()) pen.typed(target);
  else if (target === final.finalField()) final.showFinal();
});
final.dragging(live);

/** What a form says is put together here. @type {Record<string, (text: string, form: HTMLFormElement) => string>} */
const SAYS = {
  "lj-pen": pen.penText,
  "lj-move": (text, form) => `${form.dataset.deed} ${text.trim().toUpperCase()}`.trim(),
  "lj-guess": (text) => plain(text.trim()).toUpperCase(),
  "lj-claim": (text, form) => form.dataset.jokerSign + text.trim().toUpperCase(),
  "lj-final": final.finalText,
};
live.addEventListener("htmx:ws:before:message:outgoing", (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement)) return;
  const { values } = event.detail.message;
  const text = submittedText(form) ?? SAYS[form.id]?.(values.text, form);
  if (text !== undefined) values.text = text;
});
live.addEventListener("htmx:ws:after:message:outgoing", ({ target }) => {
  if (target === find("#lj-pen")) pen.stopPicking();
  else pen.showPen();
});

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  const letter = around(event, ".lj-abc button");
  const part = around(event, "button[data-part]");
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  const input = field();
  if (letter && event.key.startsWith("Arrow")) {
    event.preventDefault();
    sheet.walk(letter, event.key);
  } else if (part && by) {
    event.preventDefault();
    final.step(part, by);
  } else if (event.key === "Escape" && input && event.target === input) {
    if (input === pen.penField()) pen.wipe(input);
    else final.writeFinal("");
  } else takesKey(input, event);
});

let asked = "";
live.addEventListener("table:shown", (event) => {
  pen.showPen();
  sheet.sheetDrawn();
  final.finalDrawn();
  const begins = /-(ready|word|done)-/.test(event.detail.asked) && event.detail.asked !== asked;
  asked = event.detail.asked;
  if (begins) startWriting(field());
});
pen.showPen();
sheet.sheetDrawn();
final.showFinal();
