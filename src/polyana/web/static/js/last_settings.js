// @ts-check
// A new table begins as the last one of the same game was laid, on this device.
import { all, find, get } from "./dom.js";

/** @typedef {HTMLInputElement | HTMLSelectElement} Field */

const form = get("form[data-laid]", HTMLFormElement);
const note = get("[data-laid-note]");
const key = `laid:${form.dataset.laid}`;

/** @returns {Field[]} */
const fields = () => {
  const found = /** @type {Field[]} */ (all("input, select", HTMLElement, form));
  return found.filter((field) => field.name && field.type !== "hidden" && field.name !== "name");
};

// A switch that is off must be written down too, or it would be on again.
function keep() {
  /** @type {Record<string, string | boolean>} */
  const chosen = {};
  for (const field of fields()) {
    if (!(field instanceof HTMLInputElement)) chosen[field.name] = field.value;
    else if (field.type === "checkbox") chosen[field.name] = field.checked;
    else if (field.type !== "radio" || field.checked) chosen[field.name] = field.value;
  }
  localStorage.setItem(key, JSON.stringify(chosen));
}

/** @param {Record<string, any>} chosen */
function fill(chosen) {
  for (const field of fields()) {
    const value = chosen[field.name];
    if (value === undefined) continue;
    if (field instanceof HTMLSelectElement) {
      if ([...field.options].some((one) => one.value === value)) field.value = value;
    } else if (field.type === "radio") field.checked = field.value === value;
    else if (field.type === "checkbox") field.checked = value;
    else field.value = value;
  }
  find("[name=players]:checked")?.dispatchEvent(new Event("change", { bubbles: true }));
}

form.addEventListener("submit", keep);
const last = localStorage.getItem(key);
if (last && !("typed" in form.dataset)) {
  fill(JSON.parse(last));
  note.hidden = false;
}
get("button", HTMLElement, note).addEventListener("click", () => {
  localStorage.removeItem(key);
  form.reset();
  fill({});
  note.hidden = true;
});
