// @ts-check
// Text that was sent leaves its field. If the table refuses it, it comes back, unless something else stands there by then.
import { find, get } from "./dom.js";

const live = get("#live");

/** @type {[HTMLInputElement | HTMLTextAreaElement, string][]} */
let sent = [];

/** @param {Iterable<HTMLInputElement | HTMLTextAreaElement>} fields */
export function clearSent(fields) {
  sent = [...fields].map((field) => [field, field.value]);
  for (const [field] of sent) field.value = "";
}

/**
 * Every message is answered by a notice, empty if all is well.
 *
 * @param {Incoming} event
 */
export const isNotice = ({ detail }) =>
  String(detail.message.data).startsWith('<hx-partial hx-target="#notice"');

live.addEventListener("htmx:ws:after:message:incoming", (event) => {
  if (!isNotice(event)) return;
  const refused = find("#notice .refused:not(.friendly)");
  for (const [field, text] of refused ? sent : []) {
    if (!text || field.value || !field.isConnected) continue;
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  sent = [];
});
