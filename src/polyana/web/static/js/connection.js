// @ts-check
// Is the table there? A small sign says so while it is not. The socket reconnects by itself; a page
// that the back button brings up again has lost its socket for good, so it is loaded anew.
import { get } from "./dom.js";

const PATIENCE = 400;

/** @param {HTMLElement} live */
export function connection(live) {
  history.scrollRestoration = "manual"; // lobby and match are the same address, but not the same page
  const sign = get("#offline");
  let timer = 0;
  /** @param {boolean} away */
  const show = (away) => {
    clearTimeout(timer);
    if (away) timer = setTimeout(() => sign.removeAttribute("hidden"), PATIENCE);
    else sign.hidden = true;
    document.body.classList.toggle("away", away);
  };
  live.addEventListener("htmx:ws:after:connection", () => show(false));
  live.addEventListener("htmx:ws:close", () => show(true));
  live.addEventListener("htmx:ws:before:message:incoming", (event) => {
    if (event.detail.message.data === '{"reload": true}') location.reload();
  });
  addEventListener("pageshow", (event) => event.persisted && location.reload());
}
