// @ts-check
// The word on one's sheet: spelled with cards of the field and own ones, by tapping or typing.
import { all, find, get } from "../../../js/dom.js";
import { keep } from "../../../js/draft.js";
import { inRussian, plain } from "../../../js/letters.js";
import { cardsFor, tapped } from "../../../js/spelling.js";
import { cubesOn } from "./cubes.js";

const board = get("#board");
export const field = () => find("[data-stands]", HTMLInputElement);
const buttons = () => all("[data-spell]", HTMLButtonElement);
const form = () => get("#fw-pen", HTMLFormElement);
const rules = () => get(".fw-tray").dataset; // as the server gives them

/** @type {string[]} */
let meant = []; // the cards that were tapped, by place; nothing for a letter without a card
/** @type {Map<string, string>} */
const chosen = new Map(); // the cards that fingers have chosen, and the letter of each
/** @type {Map<string, string>} */
let before = new Map(); // the cubes on the cards while the word was written
let sheet = "";
let shown = "";

/**
 * What a letter needs: Ё is Е unless there are cards with Ё.
 *
 * @param {string} text
 */
const fold = (text) => ("yo" in rules() ? text.normalize("NFC").toLowerCase() : plain(text));

function cards() {
  return buttons().map((button, at) => {
    const { place, spell = "" } = button.dataset;
    return {
      name: place ?? `own${at}`,
      letter: fold(spell),
      once: true,
      own: "own" in button.dataset,
      button,
    };
  });
}

/** @typedef {ReturnType<typeof cards>[number]} Card */

/** @param {readonly (Card | undefined)[]} used */
const ownUsed = (used) => used.filter((card) => card?.own).length;
/** @param {readonly (Card | undefined)[]} used */
const mayUseOwn = (used) => ownUsed(used) < Number(rules().ownCards);

/** @param {HTMLInputElement} input */
function cardsUsed(input) {
  const letters = fold(input.value.trim());
  return cardsFor(letters, cards(), meant, (card, used) => !card.own || mayUseOwn(used));
}

export function showWord() {
  const input = field();
  for (const button of buttons()) button.disabled = !input; // whoever has finished, or only watches
  if (!input) return;
  if (input.id !== sheet && input.value !== shown) forget(); // whoever only writes on has chosen already
  sheet = input.id;
  shown = input.value;
  const trees = all("[data-place]", HTMLElement, board);
  before = new Map(trees.map((tree) => [tree.dataset.place ?? "", cubesOn(tree)]));
  const used = cardsUsed(input);
  const pressed = new Set(used.map((card) => card?.button));
  for (const button of buttons()) button.setAttribute("aria-pressed", String(pressed.has(button)));
  hint(complaint(input, used));
}

/**
 * Nothing but Latin keys: the layout is wrong, and not the letters.
 *
 * @param {HTMLInputElement} input
 * @param {readonly (Card | undefined)[]} used
 */
function complaint(input, used) {
  const text = input.value.trim();
  const missing = [...fold(text)].filter((_, at) => !used[at]).join("");
  if (!missing) return "";
  const { layout = "", missing: words = "" } = form().dataset;
  const meantWord = inRussian(text);
  return meantWord ? layout.replace("§", meantWord) : words.replace("§", missing.toUpperCase());
}

/** @param {string} text */
function hint(text) {
  const line = get("#fw-hint");
  if (line.textContent !== text) line.textContent = text;
}

export function forget() {
  meant = [];
  chosen.clear();
}

/**
 * @param {HTMLInputElement} input
 * @param {string} word
 */
export function write(input, word) {
  input.value = word;
  keep();
  showWord();
}

/** @param {HTMLButtonElement} button */
export function tapCard(button) {
  const input = field();
  if (!input) return;
  const used = cardsUsed(input);
  const inUse = used.some((one) => one?.button === button);
  const card = cards()[buttons().indexOf(button)];
  if (!inUse && card.own && !mayUseOwn(used)) return hint(form().dataset.most ?? "");
  if (meant.length !== input.value.length) meant = used.map((one) => one?.name ?? "");
  const after = tapped(input.value, meant, card, inUse, fold);
  if (inUse) chosen.delete(card.name);
  else chosen.set(card.name, card.letter);
  meant = after.meant;
  write(input, after.word);
}

export function backspace() {
  const input = field();
  if (!input) return;
  chosen.delete(meant.at(-1) ?? "");
  meant = meant.slice(0, -1);
  write(input, input.value.slice(0, -1));
}

/**
 * Which card serves a letter? Whoever has tapped one is not asked for it again, unless cubes have come to the cards
 * that would do: then the choice is another one. What was taken back is asked.
 *
 * @param {string} question
 */
export function serve(question) {
  const letter = fold(find(".fw-spelled .wanted")?.textContent ?? "");
  const trees = all("[data-place].may", HTMLElement, board).filter(
    (tree) => JSON.parse(tree.getAttribute("hx-vals") ?? "{}").question === question,
  );
  const changed = trees.some((tree) => cubesOn(tree) !== before.get(tree.dataset.place ?? ""));
  if (!trees.length || changed) return;
  const mine = [...chosen].filter(([, one]) => one === letter).map(([name]) => name);
  const tree = trees.find((one) => mine.includes(one.dataset.place ?? ""));
  const own = mine.find((one) => one.startsWith("own"));
  chosen.delete(tree?.dataset.place ?? own ?? "");
  if (tree) tree.click();
  else if (own) find(".fw-tray [data-text=front]")?.click();
}
