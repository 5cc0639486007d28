// @ts-check
// What others have placed since one's own turn keeps a ring.
import { all, find } from "../../../js/dom.js";

const slots = () => all("#board .fm-slot");
/** @param {HTMLElement} slot */
const zoneOf = (slot) => slot.dataset.zone ?? "";
/** @param {HTMLElement} slot */
const diceIn = (slot) =>
  all(".fm-pile [data-card]", HTMLElement, slot)
    .map((die) => die.dataset.card)
    .join();
const piles = () => new Map(slots().map((slot) => [zoneOf(slot), diceIn(slot)]));

/** @type {Set<string>} */
const touched = new Set();
let known = piles();
let asked = find("[data-mine]")?.dataset.mine ?? "";

/** @param {string} now the question to this seat, or nothing */
export function ringPlaced(now) {
  const there = piles();
  if (asked && !now) touched.clear();
  for (const [zone, pile] of asked ? [] : there) {
    if (known.has(zone) && known.get(zone) !== pile && pile) touched.add(zone);
  }
  for (const slot of slots()) slot.classList.toggle("fresh", touched.has(zoneOf(slot)));
  [known, asked] = [there, now];
}
