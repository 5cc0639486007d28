// @ts-check
// Another die instead: the first is put back, and when that has been drawn the other is taken.
import { find } from "../../../js/dom.js";
import { send } from "../../../js/send.js";

let wanted = "";

/** @param {string} face */
export function takeInstead(face) {
  wanted = face;
  send({ do: "undo" });
}

export function takeWanted() {
  const die = wanted && find(`#own [data-die="${wanted}"]`);
  if (!die) return;
  wanted = "";
  die.click();
}
