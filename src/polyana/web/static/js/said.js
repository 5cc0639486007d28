// What one has said leaves its box. If the table refuses it, it comes back, unless something else stands there by then.
const live = document.querySelector("#live");
let said = [];

export function letGo(fields) {
  said = [...fields].map((field) => [field, field.value]);
  for (const field of fields) field.value = "";
}

// Every deed is answered by a notice, empty if all is well.
export const noticed = ({ detail }) => String(detail.message.data).startsWith('<hx-partial hx-target="#notice"');

live.addEventListener("htmx:ws:after:message:incoming", (event) => {
  if (!noticed(event)) return;
  const refused = document.querySelector("#notice .refused:not(.friendly)");
  for (const [field, text] of refused ? said : []) {
    if (!text || field.value || !field.isConnected) continue;
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  said = [];
});
