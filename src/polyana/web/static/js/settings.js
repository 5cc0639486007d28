// @ts-check
// The sheet of settings. Everything but the language is kept on this device.
import { all, around, find, get } from "./dom.js";
import { muted, unmute } from "./muted.js";
import { notifySwitch } from "./notify.js";

/**
 * @param {string} name
 * @param {string} value
 */
function put(name, value) {
  if (value) localStorage.setItem(name, value);
  else localStorage.removeItem(name);
  document.dispatchEvent(new CustomEvent("settings:changed", { detail: name }));
}

/** @param {HTMLElement} sheet */
function show(sheet) {
  for (const field of all("[data-setting]", HTMLInputElement, sheet)) {
    field.checked = (localStorage.getItem(field.dataset.setting ?? "") ?? "") === field.value;
  }
  const people = Object.entries(muted());
  const list = get("[data-muted] ul", HTMLElement, sheet);
  get("[data-muted]", HTMLElement, sheet).hidden = !people.length;
  list.replaceChildren(...people.map(([who, name]) => person(who, name, list.dataset.unmute ?? "")));
}

/**
 * @param {string} who
 * @param {string} name
 * @param {string} words
 */
function person(who, name, words) {
  const [line, button] = [document.createElement("li"), document.createElement("button")];
  button.type = "button";
  button.className = "mini";
  button.textContent = words;
  button.setAttribute("aria-label", `${words}: ${name}`);
  button.addEventListener("click", () => unmute(who));
  line.append(`${name} `, button);
  return line;
}

/** @param {HTMLDialogElement} sheet */
function settings(sheet) {
  notifySwitch(get("[data-notify]", HTMLInputElement, sheet));
  document.addEventListener("settings:changed", () => show(sheet));
  addEventListener("storage", () => show(sheet));
  document.addEventListener("click", (event) => {
    if (around(event, "[data-settings]")) sheet.showModal();
    else if (event.target === sheet) sheet.close();
  });
  sheet.addEventListener("change", (event) => {
    const field = around(event, "[data-setting]", HTMLInputElement);
    if (field) put(field.dataset.setting ?? "", field.checked ? field.value : "");
  });
  show(sheet);
}

const sheet = find("#settings", HTMLDialogElement);
if (sheet) settings(sheet);
