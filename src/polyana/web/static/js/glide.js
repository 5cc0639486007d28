// Cards glide: where a card lay before the page changed is remembered, and it travels from there.
// Done with the Web Animations API rather than view transitions: these freeze the page and catch
// clicks while they run, and somebody may be typing a word.
import { calm } from "./motion.js";

const EASE = "cubic-bezier(.3,.9,.4,1)";

// A card is known by its place and its face; equal ones are told apart by their order.
function cards() {
  const found = new Map();
  const seen = {};
  for (const card of document.querySelectorAll("[data-card], [data-pop]")) {
    const zone = card.closest("[data-zone]")?.dataset.zone;
    const key = card.dataset.pop ?? `${zone}-${card.dataset.card}`;
    seen[key] = (seen[key] ?? 0) + 1;
    found.set(`${key}#${seen[key]}`, card);
  }
  return found;
}

let before = null;

export function remember() {
  if (calm.matches || document.hidden) return (before = null);
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
    else if (!before.has(key)) appear(card);
  }
  before = null;
}

// A new card comes from where an equal one has vanished, or from where the server says.
function origin(card, gone) {
  const index = gone.findIndex((was) => was.face && was.face === card.dataset.card);
  if (index >= 0) return gone.splice(index, 1)[0];
  const named = card.closest("[data-from]")?.dataset.from;
  const from = named && document.querySelector(named);
  return from ? { box: from.getBoundingClientRect() } : null;
}

function travel(card, from, lifted) {
  const to = card.getBoundingClientRect();
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  if (!from.width || !to.width || (Math.abs(x) < 1 && Math.abs(y) < 1)) return;
  const size = lifted ? Math.min(1.6, Math.max(0.5, from.width / to.width)) : 1;
  const steps = [{ translate: `${x}px ${y}px`, scale: size, zIndex: lifted ? 5 : 1 }, { translate: "0 0", scale: 1, zIndex: lifted ? 5 : 1 }];
  card.animate(steps, { duration: lifted ? 340 : 220, easing: EASE });
}

function appear(card) {
  const small = card.hasAttribute("data-pop") ? 0.6 : 0.85;
  card.animate([{ opacity: 0, scale: small }, { opacity: 1, scale: 1 }], { duration: 220, easing: EASE });
}
