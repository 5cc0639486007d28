// «Нет слов»: spelling a word. Tap the letters of the conversation, or type.
import { keep } from "../../js/draft.js";

const live = document.querySelector("#live");
const field = () => document.querySelector("#call-input");
const tiles = () => [...document.querySelectorAll("[data-spell]")];
const plain = (text) => text.toLowerCase().replaceAll("ё", "е");
let tapped = []; // the cards meant, in order, while the word was only tapped
let asked = "";

// Which tiles the word uses: first those that were tapped, then any that fit.
function used() {
  const left = tiles();
  const found = [];
  [...plain(field()?.value ?? "")].forEach((letter, place) => {
    const meant = tapped[place];
    let index = meant ? left.findIndex((tile) => tile.dataset.card === meant) : -1;
    if (index < 0) index = left.findIndex((tile) => plain(tile.dataset.card[0]) === letter);
    if (index >= 0) found.push(...left.splice(index, 1));
  });
  return new Set(found);
}

function show() {
  const input = field();
  for (const tile of tiles()) tile.disabled = !input; // a spectator only looks
  if (!input) return;
  const taken = used();
  for (const tile of tiles()) tile.setAttribute("aria-pressed", String(taken.has(tile)));
  const box = input.form;
  const text = input.value.trim();
  box.querySelector("b[data-word]").textContent = text ? text.toUpperCase() : box.dataset.word;
  box.classList.toggle("written", Boolean(text));
}

function write(word) {
  field().value = word;
  keep();
  show();
}

function tap(tile) {
  const input = field();
  if (!input) return;
  if (tapped.length !== input.value.length) tapped = [...input.value].map((letter) => letter.toUpperCase());
  if (tile.getAttribute("aria-pressed") === "true") {
    const place = tapped.lastIndexOf(tile.dataset.card) >= 0
      ? tapped.lastIndexOf(tile.dataset.card)
      : plain(input.value).lastIndexOf(plain(tile.dataset.card[0]));
    tapped.splice(place, 1);
  } else {
    tapped.push(tile.dataset.card);
  }
  write(tapped.map((card) => card[0].toLowerCase()).join(""));
}

function backspace() {
  tapped = tapped.slice(0, -1);
  write(field().value.slice(0, -1));
}

// The word, and after it the cards that have to be named if they are meant: «дом О*».
function meaning(word) {
  const named = tiles().filter((tile) => "named" in tile.dataset).map((tile) => tile.dataset.card);
  return [word, ...tapped.filter((card) => named.includes(card))].join(" ");
}

live.addEventListener("click", (event) => {
  const tile = event.target.closest("[data-spell]");
  if (tile) tap(tile);
  if (event.target.closest("[data-backspace]")) backspace();
});
live.addEventListener("input", (event) => {
  if (event.target !== field()) return;
  tapped = [];
  show();
});
live.addEventListener("htmx:ws:before:message:outgoing", (event) => {
  if (event.target.id !== "call-box") return;
  if (!event.target.dataset.open) return event.preventDefault(); // nobody listens to words now
  const { values } = event.detail.message;
  values.text = meaning(values.text.trim());
  tapped = [];
});
live.addEventListener("htmx:ws:after:message:outgoing", show);

// With a keyboard at hand one can start writing at once; nobody is torn away from anything else.
live.addEventListener("table:shown", (event) => {
  show();
  const called = event.detail.asked.includes("-call-") && event.detail.asked !== asked;
  asked = event.detail.asked;
  if (called && document.activeElement === document.body && matchMedia("(hover: hover)").matches) {
    field()?.focus({ preventScroll: true });
  }
});
// Where the score sheet opens, the tray may cover it.
live.addEventListener("toggle", ({ target }) => target.id === "sheet" && target.open && target.scrollIntoView({ block: "center" }), true);
// Whoever just starts typing means the word.
document.addEventListener("keydown", (event) => {
  const input = field();
  if (!input) return;
  if (event.key === "Escape" && event.target === input) {
    tapped = [];
    write("");
    return;
  }
  const busy = event.target.closest("input, textarea, select, [contenteditable]");
  if (busy || event.ctrlKey || event.altKey || event.metaKey) return;
  if (/^[а-яё]$/i.test(event.key) && input.offsetParent) input.focus();
  if (event.key === "Backspace" && input.value && input.offsetParent) input.focus();
});
show();
