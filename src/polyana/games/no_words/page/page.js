// @ts-check
// «Нет слов»: spelling a word. Tap the letters of the conversation, or type.
import { all, around, find, get } from "../../js/dom.js";
import { keep } from "../../js/draft.js";
import { plain } from "../../js/letters.js";
import { cardsFor, startWriting, takesKey, tapped } from "../../js/spelling.js";

const live = get("#live");
const field = () => find("#call-input", HTMLInputElement);
const tiles = () => all("[data-spell]", HTMLButtonElement);

/** @type {string[]} */
let meant = []; // the cards that were tapped, by place; nothing for a letter that was typed
let asked = "";

/** @param {HTMLButtonElement} tile */
const cardOn = (tile) => {
  const { card = "", spell = "" } = tile.dataset;
  return { name: card, letter: spell, once: true, tile };
};

function show() {
  const input = field();
  for (const tile of tiles()) tile.disabled = !input; // a spectator only looks
  if (!input) return;
  const used = new Set(cardsFor(plain(input.value), tiles().map(cardOn), meant).map((card) => card?.tile));
  for (const tile of tiles()) tile.setAttribute("aria-pressed", String(used.has(tile)));
  const box = get("#call-box");
  const text = input.value.trim();
  get("b[data-word]", HTMLElement, box).textContent = text ? text.toUpperCase() : (box.dataset.word ?? "");
  box.classList.toggle("written", Boolean(text));
}

/**
 * @param {HTMLInputElement} input
 * @param {string} word
 * @param {string[]} cards
 */
function write(input, word, cards) {
  input.value = word;
  meant = cards;
  keep();
  show();
}

/** @param {HTMLButtonElement} tile */
function tap(tile) {
  const input = field();
  if (!input) return;
  if (meant.length !== input.value.length) meant = [...input.value].map(() => "");
  const inUse = tile.getAttribute("aria-pressed") === "true";
  const after = tapped(input.value, meant, cardOn(tile), inUse);
  write(input, after.word, after.meant);
}

/**
 * The word, and after it the cards that have to be named if they are meant: «дом О*».
 *
 * @param {string} word
 */
function meaning(word) {
  const named = tiles().filter((tile) => "named" in tile.dataset);
  const names = new Set(named.map((tile) => tile.dataset.card));
  return [word, ...meant.filter((card) => names.has(card))].join(" ");
}

live.addEventListener("click", (event) => {
  const tile = around(event, "[data-spell]", HTMLButtonElement);
  if (tile) tap(tile);
  const input = around(event, "[data-backspace]") ? field() : null;
  if (input) write(input, input.value.slice(0, -1), meant.slice(0, -1));
});
live.addEventListener("input", (event) => {
  if (event.target !== field()) return;
  meant = [];
  show();
});
live.addEventListener("htmx:ws:before:message:outgoing", (event) => {
  const box = event.target;
  if (!(box instanceof HTMLFormElement && box.id === "call-box")) return;
  if (!box.dataset.open) return event.preventDefault(); // nobody listens to words now
  const { values } = event.detail.message;
  values.text = meaning(values.text.trim());
  meant = [];
});
live.addEventListener("htmx:ws:after:message:outgoing", show);

live.addEventListener("table:shown", (event) => {
  show();
  const called = event.detail.asked.includes("-call-") && event.detail.asked !== asked;
  asked = event.detail.asked;
  if (called) startWriting(field());
});
// Where the score sheet opens, the tray may cover it.
live.addEventListener(
  "toggle",
  ({ target }) => {
    if (target instanceof HTMLDetailsElement && target.id === "sheet" && target.open) {
      target.scrollIntoView({ block: "center" });
    }
  },
  true,
);
document.addEventListener("keydown", (event) => {
  const input = field();
  if (input && event.key === "Escape" && event.target === input) write(input, "", []);
  else takesKey(input, event);
});
show();
