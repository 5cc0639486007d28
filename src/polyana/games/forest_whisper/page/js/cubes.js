// @ts-check
// Towers of cubes: one that has grown drops onto its card.
import { all, get } from "../../../js/dom.js";
import { calm } from "../../../js/motion.js";

const TOO_MANY = 12; // then the whole field has been drawn for the first time
const board = get("#board");

/** @typedef {HTMLElement | SVGElement} Tower */

/** @param {ParentNode} within */
const towersIn = (within) => /** @type {Tower[]} */ (all("[data-tower]", Element, within));

/**
 * The cubes on a card, as a text to compare.
 *
 * @param {HTMLElement} card
 */
export const cubesOn = (card) =>
  towersIn(card)
    .map(({ dataset }) => `${dataset.tower}:${dataset.n}`)
    .join();

/** @typedef {{ count: number, drawn: Tower }} Counted */

/** @returns {Map<string, Counted>} by cell and owner */
function towers() {
  const found = new Map();
  for (const drawn of towersIn(board)) {
    const key = `${drawn.closest(".fw-cell")?.id}-${drawn.dataset.tower}`;
    found.set(key, { count: Number(drawn.dataset.n), drawn });
  }
  return found;
}

let known = towers();

// Call it when the field has been drawn anew.
export function dropCubes() {
  const before = known;
  known = towers();
  const changed = [...known].filter(([key, { count }]) => count !== before.get(key)?.count);
  if (calm.matches || changed.length > TOO_MANY) return;
  const grown = changed.filter(([key, { count }]) => count > (before.get(key)?.count ?? 0));
  const steps = [
    { translate: "0 -22px", opacity: 0.2 },
    { translate: "0 0", opacity: 1 },
  ];
  for (const [, { drawn }] of grown) {
    drawn.animate(steps, { duration: 300, easing: "cubic-bezier(.4,0,.6,1.5)" });
  }
}
