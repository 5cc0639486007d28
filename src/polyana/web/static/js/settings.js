// The sheet of settings. Everything but the language is kept on this device.
import { muted, unmute } from "./muted.js";
import { notifySwitch } from "./notify.js";

const sheet = document.querySelector("#settings");
const fields = () => sheet.querySelectorAll("[data-setting]");
const kept = (field) => localStorage.getItem(field.dataset.setting) ?? "";

function put(name, value) {
  if (value) localStorage.setItem(name, value);
  else localStorage.removeItem(name);
  document.dispatchEvent(new CustomEvent("settings:changed", { detail: name }));
}

function show() {
  for (const field of fields()) field.checked = kept(field) === field.value;
  const people = Object.entries(muted());
  const list = sheet.querySelector("[data-muted] ul");
  list.closest("[data-muted]").hidden = !people.length;
  list.replaceChildren(...people.map(([who, name]) => person(who, name, list.dataset.unmute)));
}

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

if (sheet) {
  notifySwitch(sheet.querySelector("[data-notify]"));
  document.addEventListener("settings:changed", show);
  addEventListener("storage", show);
  document.addEventListener("click", (event) => {
    if (event.target.closest("[data-settings]")) sheet.showModal();
    else if (event.target === sheet) sheet.close();
  });
  sheet.addEventListener("change", (event) => {
    const field = event.target.closest("[data-setting]");
    if (field) put(field.dataset.setting, field.checked ? field.value : "");
  });
  show();
}
