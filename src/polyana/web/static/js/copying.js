// @ts-check
// Buttons that copy a link: `data-copy` is the link, `data-copied` what the button says then.
import { around } from "./dom.js";

const SHOWN = 1500;

/** @param {HTMLElement} button */
async function copy(button) {
  try {
    await navigator.clipboard.writeText(button.dataset.copy ?? "");
  } catch {
    const field = button.previousElementSibling; // no clipboard without https: at least mark it
    if (field instanceof HTMLInputElement) field.select();
    document.execCommand("copy");
  }
  const before = button.textContent;
  button.textContent = button.dataset.copied ?? "";
  setTimeout(() => {
    button.textContent = before;
  }, SHOWN);
}

document.addEventListener("click", (event) => {
  const button = around(event, "[data-copy]");
  if (button) copy(button);
});
