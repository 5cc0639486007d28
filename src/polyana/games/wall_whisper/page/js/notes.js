// @ts-check
// The killer's notes on the chart: «place:marks place:marks», kept in the browser's draft.
import { all, find } from "../../../js/dom.js";
import { keep } from "../../../js/draft.js";
import { draw, middle } from "./chart.js";

const notebook = () => find("#ww-notes", HTMLInputElement);
const pens = () => all("[data-pen]");
let pen = ""; // the mark that taps write down

export const writes = () => Boolean(pen);

/** @param {string} mark */
export function takePen(mark) {
  pen = pen === mark ? "" : mark;
}

export function putPenDown() {
  pen = "";
}

/** @returns {Map<string, string>} marks by place */
function notes() {
  const each = (notebook()?.value ?? "").split(" ").filter(Boolean);
  return new Map(each.map((text) => /** @type {[string, string]} */ (text.split(":"))));
}

/** @param {string} text */
function write(text) {
  const book = notebook();
  if (!book) return;
  book.value = text;
  keep();
  drawNotes();
}

/** @param {string} place */
export function mark(place) {
  const kept = notes();
  const before = kept.get(place) ?? "";
  kept.set(place, before.includes(pen) ? before.replace(pen, "") : before + pen);
  const marked = [...kept].filter(([, marks]) => marks);
  write(marked.map((each) => each.join(":")).join(" "));
}

export const wipe = () => write("");

export function drawNotes() {
  for (const tool of pens()) tool.setAttribute("aria-pressed", String(tool.dataset.pen === pen));
  const layer = find("#ww-notes-layer", SVGElement);
  if (!layer || !notebook()) return;
  layer.replaceChildren();
  const letters = new Map(pens().map(({ dataset }) => [dataset.pen, dataset.letter]));
  for (const [place, marks] of notes()) {
    const point = middle(place);
    if (!point) continue;
    for (const [number, kind] of [...marks].entries()) {
      const x = point[0] - 34 + number * 15;
      draw(layer, "circle", { cx: x, cy: point[1] + 22, r: 7.5, class: `ww-note note-${kind}` });
      draw(layer, "text", { x, y: point[1] + 25.5, class: "ww-note-text" }, letters.get(kind) ?? "");
    }
  }
}
