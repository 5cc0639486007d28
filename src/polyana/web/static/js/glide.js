// @ts-check
// Cards glide: where a card lay before the page changed is remembered, and it travels from there.
// Done with the Web Animations API rather than view transitions: these freeze the page and catch
// clicks while they run, and somebody may be typing a word.
import { all, find } from "./dom.js";
import { calm } from "./motion.js";

/** @typedef {HTMLElement | SVGElement} Card */
/** @typedef {{ box: DOMRect, face?: string }} Lying */

const EASE = "cubic-bezier(.3,.9,.4,1)";

// A card is known by its place and its face; equal ones are told apart by their order.
function cards() {
  /** @type {Map<string, Card>} */
  const found = new Map();
  /** @type {Record<string, number>} */
  const seen = {};
  for (const card of /** @type {Card[]} */ (all("[data-card], [data-pop]", Element))) {
    const zone = card.closest("[data-zone]")?.getAttribute("data-zone");
    const key = card.dataset.pop ?? `${zone}-${card.dataset.card}`;
    seen[key] = (seen[key] ?? 0) + 1;
    found.set(`${key}#${seen[key]}`, card);
  }
  return found;
}

/** @type {Map<string, Lying> | null} */
let before = null;

export function remember() {
  before = null;
  if (calm.matches || document.hidden) return;
  before = new Map();
  for (const [key, card] of cards()) {
    before.set(key, { box: card.getBoundingClientRect(), face: card.dataset.card });
  }
}

export function glide() {
  if (!before) return;
  const now = cards();
  const gone = [...before].filter(([key]) => !now.has(key)).map(([, was]) => was);
  for (const [key, card] of now) {
    const was = before.get(key) ?? origin(card, gone);
    if (was) travel(card, was.box, !before.has(key));
    else appear(card);
  }
  before = null;
}

/**
 * A new card comes from where an equal one has vanished, or from where the server says.
 *
 * @param {Card} card
 * @param {Lying[]} gone
 * @returns {Lying | null}
 */
function origin(card, gone) {
  const index = gone.findIndex((was) => was.face && was.face === card.dataset.card);
  if (index >= 0) return gone.splice(index, 1)[0];
  const named = card.closest("[data-from]")?.getAttribute("data-from");
  const from = named ? find(named, Element) : null;
  return from ? { box: from.getBoundingClientRect() } : null;
}

/**
 * @param {Card} card
 * @param {DOMRect} from
 * @param {boolean} lifted
 */
function travel(card, from, lifted) {
  const to = card.getBoundingClientRect();
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  if (!from.width || !to.width || (Math.abs(x) < 1 && Math.abs(y) < 1)) return;
  const scale = lifted ? Math.min(1.6, Math.max(0.5, from.width / to.width)) : 1;
  const zIndex = lifted ? 5 : 1;
  const steps = [
    { translate: `${x}px ${y}px`, scale, zIndex },
    { translate: "0 0", scale: 1, zIndex },
  ];
  card.animate(steps, { duration: lifted ? 340 : 220, easing: EASE });
}

/** @param {Card} card */
function appear(card) {
  const scale = card.hasAttribute("data-pop") ? 0.6 : 0.85;
  const steps = [
    { opacity: 0, scale },
    { opacity: 1, scale: 1 },
  ];
  card.animate(steps, { duration: 220, easing: EASE });
}
