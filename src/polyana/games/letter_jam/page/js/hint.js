// @ts-check
// The line below the field that is written in.
import { find } from "../../../js/dom.js";

/** @param {string} text */
export function hint(text) {
  const line = find("#lj-hint");
  if (line && line.textContent !== text) line.textContent = text;
}
