// @ts-check
// A message to the table. The socket belongs to htmx; a message of our own goes out by a button that it knows.
import { get } from "./dom.js";

/** @param {Record<string, unknown>} message */
export function send(message) {
  const carrier = document.createElement("button");
  carrier.hidden = true;
  carrier.setAttribute("hx-ws:send", "");
  carrier.setAttribute("hx-vals", JSON.stringify(message));
  get("#live").append(carrier);
  window.htmx.process(carrier);
  carrier.click();
  setTimeout(() => carrier.remove(), 50);
}
