// @ts-check
// Words spelled with cards: tapped one by one, or typed.
import { plain } from "./letters.js";

/**
 * @typedef {object} Card
 * @property {string} name
 * @property {string} letter
 * @property {boolean} once can it serve one letter only?
 */

/**
 * For each letter of a word the card that serves it: the one that was meant for this place, else one that is not
 * meant for a later place, else the first that bears the letter; nothing if there is none.
 *
 * @template {Card} C
 * @param {string} letters
 * @param {readonly C[]} cards
 * @param {readonly string[]} meant the names of the cards that were tapped, by place
 * @param {(card: C, used: readonly (C | undefined)[]) => boolean} [may] may this card be used as well?
 * @returns {(C | undefined)[]}
 */
export function cardsFor(letters, cards, meant, may = () => true) {
  /** @type {(C | undefined)[]} */
  const used = [];
  for (const [place, letter] of [...letters].entries()) {
    const later = meant.slice(place + 1);
    const open = cards.filter(
      (card) => card.letter === letter && !(card.once && used.includes(card)) && may(card, used),
    );
    const free = open.filter((card) => !(card.once && later.includes(card.name)));
    used.push(open.find(({ name }) => name === meant[place]) ?? free[0] ?? open[0]);
  }
  return used;
}

/**
 * The word and the cards meant once this card has been tapped, too: one that is in use is taken out again.
 *
 * @param {string} word
 * @param {readonly string[]} meant by place; nothing for a letter that was typed
 * @param {Card} card
 * @param {boolean} inUse
 * @param {(text: string) => string} fold how letters are compared
 */
export function tapped(word, meant, card, inUse, fold = plain) {
  if (!inUse) return { word: word + card.letter, meant: [...meant, card.name] };
  const at = meant.lastIndexOf(card.name);
  const place = at < 0 ? fold(word).lastIndexOf(card.letter) : at;
  /** @param {unknown} _ @param {number} other */
  const stays = (_, other) => other !== place;
  return { word: [...word].filter(stays).join(""), meant: meant.filter(stays) };
}

/**
 * Whoever just starts typing means the word: its field takes the key, wherever the focus is. Is it so?
 *
 * @param {HTMLInputElement | null | undefined} field
 * @param {KeyboardEvent} event
 */
export function takesKey(field, event) {
  const elsewhere = event.target instanceof Element && event.target.closest("input, textarea, select");
  if (!field?.offsetParent || elsewhere || event.ctrlKey || event.altKey || event.metaKey) return false;
  const taken =
    /^\p{Script=Cyrillic}$/u.test(event.key) || (event.key === "Backspace" && Boolean(field.value));
  if (taken) field.focus();
  return taken;
}

/**
 * With a keyboard at hand one can start writing at once; nobody is torn away from anything else.
 *
 * @param {HTMLInputElement | null | undefined} field
 */
export function startWriting(field) {
  if (document.activeElement !== document.body || !matchMedia("(hover: hover)").matches) return;
  field?.focus({ preventScroll: true });
}
