// @ts-check
// Spelling a clue with number chips, or a secret word with one's share of the cards. What the rules allow stands in
// the data of the form, written there from the rules themselves.
import { all, find, get } from "../../../js/dom.js";
import { keep } from "../../../js/draft.js";
import { plain } from "../../../js/letters.js";
import { cardsFor } from "../../../js/spelling.js";
import { hint } from "./hint.js";

const pen = () => find("#lj-pen", HTMLFormElement);
const places = () => get("#lj-places", HTMLInputElement);
export const penField = () => find("#lj-pen [name=text]", HTMLInputElement);
const buttons = () => all("[data-spell]", HTMLButtonElement);
let picking = false; // is the joker's letter being chosen?

/** @param {string} text */
export const lettersOf = (text) => plain(text).replace(/\P{L}/gu, "");

const joker = () => pen()?.dataset.jokerSign ?? "";

/**
 * For every letter of the word the place of a card: the one that was tapped, else the first that fits, else the joker.
 *
 * @param {HTMLInputElement} input
 */
function chipsOf(input) {
  const meant = places().value.split(" ");
  const cards = buttons().map(({ dataset: { place = "", spell = "", once } }) => {
    return { name: place, letter: spell, once: once !== undefined };
  });
  const used = cardsFor(lettersOf(input.value), cards, meant);
  return used.map((card, at) => (card && meant[at] !== joker() ? card.name : joker()));
}

/**
 * What is wrong with the word as it stands; nothing if it can be sent.
 *
 * @param {string} text
 * @param {string[]} chips
 */
function complaint(text, chips) {
  const { alphabet = "", least, jokers, missing = "", only, foreign = "" } = pen()?.dataset ?? {};
  const word = lettersOf(text);
  if ([...plain(text)].some((sign) => sign.trim() && !alphabet.includes(sign))) return foreign;
  const replaced = new Set([...word].filter((_, at) => chips[at] === joker()));
  if (replaced.size > Number(jokers)) return missing.replace("§", [...replaced].join(", ").toUpperCase());
  // Where a clue needs a card, it is said what a clue without any lacks.
  if (only && word.length >= Number(least) && chips.every((place) => place === joker())) return only;
  return "";
}

export function showPen() {
  const [form, input] = [pen(), penField()];
  for (const card of buttons()) card.disabled = !input;
  if (!form || !input) return;
  const word = lettersOf(input.value);
  const chips = chipsOf(input);
  const why = complaint(input.value, chips);
  hint(picking ? (form.dataset.pick ?? "") : why);
  const send = get("[data-test=propose]", HTMLButtonElement, form);
  send.disabled = word.length < Number(form.dataset.least) || Boolean(why);
  if (form.dataset.mode === "clue") {
    get("#lj-picker").hidden = !picking;
    showChips(word ? chips : (form.dataset.laid ?? "").split(" "), word.length); // else those of one's proposal
    showNumbers(chips);
  } else {
    for (const card of buttons())
      card.setAttribute("aria-pressed", String(chips.includes(card.dataset.place ?? "")));
  }
}

/**
 * @param {string[]} laid
 * @param {number} newest
 */
function showChips(laid, newest) {
  for (const spot of all("[data-chips]")) {
    const here = laid.flatMap((place, at) => (place === spot.dataset.chips ? [at + 1] : []));
    if (here.join() === [...spot.children].map((one) => one.textContent).join()) continue;
    spot.replaceChildren(...here.map((number) => chip(number, number === newest)));
  }
}

/**
 * @param {number} number
 * @param {boolean} fresh
 */
function chip(number, fresh) {
  const made = document.createElement("i");
  made.className = fresh ? "chip new" : "chip";
  made.textContent = String(number);
  return made;
}

/**
 * What the team would learn of this clue.
 *
 * @param {string[]} chips
 */
function showNumbers(chips) {
  for (const spot of all("[data-number]")) {
    const { number, yes, no = "" } = spot.dataset;
    const counted = all(`[data-counts=${number}]`).filter((card) => chips.includes(card.dataset.place ?? ""));
    const count = number === "length" ? chips.length : counted.length;
    spot.textContent = yes === undefined ? String(count) : count ? yes : no;
  }
  get("#lj-numbers").classList.toggle("on", chips.length > 0);
}

/**
 * @param {HTMLInputElement} input
 * @param {string} word
 * @param {string[]} chips
 */
function write(input, word, chips) {
  input.value = word;
  places().value = chips.join(" ");
  keep();
  showPen();
}

/**
 * @param {string} letter
 * @param {string} place
 */
function append(letter, place) {
  const input = penField();
  if (!input) return;
  picking = false;
  write(input, lettersOf(input.value) + letter, [...chipsOf(input), place]);
}

/** @param {HTMLElement} card */
export function tapCard(card) {
  const input = penField();
  const { place = "", spell = "", once } = card.dataset;
  if (!input || once === undefined || card.getAttribute("aria-pressed") !== "true")
    return append(spell, place);
  const chips = chipsOf(input);
  const taken = chips.indexOf(place);
  /** @param {unknown} _ @param {number} at */
  const stays = (_, at) => at !== taken;
  write(input, [...lettersOf(input.value)].filter(stays).join(""), chips.filter(stays));
}

export function tapJoker() {
  const input = penField();
  if (!input) return;
  const at = chipsOf(input).indexOf(joker());
  if (at >= 0) return append(lettersOf(input.value)[at], joker());
  picking = !picking;
  showPen();
  if (picking) get("#lj-picker button").focus({ preventScroll: true });
}

/** @param {string} letter */
export const standForLetter = (letter) => append(plain(letter), joker());

export function backspace() {
  const input = penField();
  if (input) write(input, lettersOf(input.value).slice(0, -1), chipsOf(input).slice(0, -1));
}

/** @param {HTMLInputElement} input */
export const wipe = (input) => write(input, "", []);

/** @param {HTMLInputElement} input */
export function typed(input) {
  places().value = chipsOf(input).join(" ");
  stopPicking();
}

export function stopPicking() {
  picking = false;
  showPen();
}

/**
 * What is sent: a word, with the places of its chips if it is a clue.
 *
 * @param {string} text
 */
export function penText(text) {
  const input = penField();
  return pen()?.dataset.mode === "clue" && input
    ? [lettersOf(text), ...chipsOf(input)].join(" ")
    : lettersOf(text);
}
