// A new table begins as the last one of the same game was laid, on this device.
const form = document.querySelector("form[data-laid]");
const note = document.querySelector("[data-laid-note]");
const key = `laid:${form.dataset.laid}`;
const fields = () => [...form.elements].filter((field) => field.name && field.type !== "hidden" && field.name !== "name");

// A switch that is off must be written down too, or it would be on again.
function keep() {
  const chosen = {};
  for (const field of fields()) {
    if (field.type === "radio") chosen[field.name] = field.checked ? field.value : chosen[field.name];
    else chosen[field.name] = field.type === "checkbox" ? field.checked : field.value;
  }
  localStorage.setItem(key, JSON.stringify(chosen));
}

function fill(chosen) {
  for (const field of fields()) {
    const value = chosen[field.name];
    if (value === undefined) continue;
    if (field.type === "radio") field.checked = field.value === value;
    else if (field.type === "checkbox") field.checked = value;
    else if (field.tagName !== "SELECT" || [...field.options].some((one) => one.value === value)) field.value = value;
  }
  form.querySelector("[name=players]:checked")?.dispatchEvent(new Event("change", { bubbles: true }));
}

form.addEventListener("submit", keep);
const last = localStorage.getItem(key);
if (last && !("typed" in form.dataset)) {
  fill(JSON.parse(last));
  note.hidden = false;
}
note.querySelector("button").addEventListener("click", () => {
  localStorage.removeItem(key);
  form.reset();
  fill({});
  note.hidden = true;
});
