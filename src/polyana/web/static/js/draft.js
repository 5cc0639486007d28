// @ts-check
// What is half written: fields with `data-keep="name"` are kept on the server as their seat's draft, and are
// filled again after a reload, on another device, or when the page draws them anew. A field with
// `data-stands="question"` is an answer in the making: what stands there when the sand has run out counts.
import { all, find, get } from "./dom.js";
import { send } from "./send.js";
import { clearSent } from "./sent_text.js";

/** @typedef {HTMLInputElement | HTMLTextAreaElement} Field */

const PAUSE = 400;
const SHORT = 150; // what may count at the bell is kept sooner
const live = get("#live");

/** @type {WeakSet<Field>} */
const filled = new WeakSet();
let first = true;
let kept = read();
let timer = 0;

/** @param {ParentNode} within */
const fields = (within) => /** @type {Field[]} */ (all("[data-keep]", HTMLElement, within));
const standing = () => find("[data-stands]", HTMLInputElement, live);

/** @returns {Record<string, string>} */
function read() {
  try {
    return Object(JSON.parse(live.dataset.draft || "{}"));
  } catch {
    return {}; // it was too long to be kept whole, or it is the text of an answer in the making
  }
}

// Call it whenever a script has changed what a field holds.
export function keep() {
  kept = Object.fromEntries(fields(live).map((field) => [field.dataset.keep, field.value]));
  clearTimeout(timer);
  timer = setTimeout(save, standing() ? SHORT : PAUSE);
}

function save() {
  const field = standing();
  const text = field ? field.value : JSON.stringify(kept);
  send({ do: "draft", question: field?.dataset.stands ?? "", text });
}

export function fill() {
  const field = standing();
  if (first && field && live.dataset.draft) field.value = live.dataset.draft;
  first = false;
  for (const field of fields(live)) {
    if (filled.has(field)) continue;
    filled.add(field);
    const text = kept[field.dataset.keep ?? ""];
    if (!field.value && text) field.value = text;
  }
}

export function drafts() {
  fill();
  live.addEventListener("input", (event) => {
    if (event.target instanceof Element && event.target.matches("[data-keep], [data-stands]")) keep();
  });
  // What was sent as an answer is half written no longer.
  live.addEventListener("htmx:ws:after:message:outgoing", ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.querySelector("[data-stands]")) clearTimeout(timer);
    const sent = target.matches("form") ? fields(target) : [];
    if (!sent.length) return;
    clearSent(sent);
    keep();
  });
}
