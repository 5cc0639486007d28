// @ts-check
// The keys. The digits choose among the options in their order, also from within a field that takes letters
// only; «?» opens the sheet that tells about all of them.
import { around, find, get } from "./dom.js";

const sheet = get("#keys", HTMLDialogElement);

/** @param {KeyboardEvent} event */
function press(event) {
  if (event.ctrlKey || event.altKey || event.metaKey || find("dialog[open]")) return;
  if (around(event, "input:not([data-letters]), textarea, select")) return; // somebody is writing
  if (event.key === "?") sheet.showModal();
  else if (/^[0-9]$/.test(event.key)) find(`#options [aria-keyshortcuts="${event.key}"]`)?.click();
  else return;
  event.preventDefault();
}

export function keys() {
  get("[data-keys]").addEventListener("click", () => sheet.showModal());
  sheet.addEventListener("click", (event) => event.target === sheet && sheet.close());
  document.addEventListener("keydown", press);
}
