// What is half written: fields with `data-keep="name"` are kept on the server as their seat's draft, and are
// filled again after a reload, on another device, or when the page draws them anew.
import { send } from "./deed.js";

const PAUSE = 400;
const live = document.querySelector("#live");
const fields = () => [...live.querySelectorAll("[data-keep]")];
const filled = new WeakSet();
let kept = read();
let timer = 0;

function read() {
  try {
    return JSON.parse(live.dataset.draft || "{}");
  } catch {
    return {}; // it was too long to be kept whole
  }
}

// Call it whenever a script has changed what a field holds.
export function keep() {
  kept = Object.fromEntries(fields().map((field) => [field.dataset.keep, field.value]));
  clearTimeout(timer);
  timer = setTimeout(() => send({ do: "draft", text: JSON.stringify(kept) }), PAUSE);
}

export function fill() {
  for (const field of fields()) {
    if (filled.has(field)) continue;
    filled.add(field);
    if (!field.value && kept[field.dataset.keep]) field.value = kept[field.dataset.keep];
  }
}

export function drafts() {
  fill();
  live.addEventListener("input", (event) => event.target.matches("[data-keep]") && keep());
  // What was sent as an answer is half written no longer.
  live.addEventListener("htmx:ws:after:message:outgoing", (event) => {
    const sent = event.target.matches?.("form") ? event.target.querySelectorAll("[data-keep]") : [];
    for (const field of sent) field.value = "";
    if (sent.length) keep();
  });
}
