// Spelling a word: tap the letters of the conversation or type. What is written so far is kept on the
// server as a draft and is there again after a reload.
const live = document.querySelector("#live");
const field = () => document.querySelector("#call-input");
const tiles = () => [...document.querySelectorAll("[data-spell]")];
let tapped = []; // the cards meant, in order, while the word was only tapped
let timer = 0;

const plain = (text) => text.toLowerCase().replaceAll("ё", "е");

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

export function showSpelled() {
  const input = field();
  for (const tile of tiles()) tile.disabled = !input; // a spectator only looks
  if (!input) return;
  const taken = used();
  for (const tile of tiles()) tile.setAttribute("aria-pressed", String(taken.has(tile)));
  const box = input.form;
  const word = box.querySelector("b[data-word]");
  const text = input.value.trim();
  word.textContent = text ? text.toUpperCase() : box.dataset.word;
  box.classList.toggle("written", Boolean(text));
}

function keep() {
  clearTimeout(timer);
  timer = setTimeout(() => send({ do: "draft", text: field()?.value ?? "" }), 400);
  showSpelled();
}

// The socket belongs to htmx; a message of our own goes out by a button that it knows.
function send(values) {
  const carrier = document.createElement("button");
  carrier.hidden = true;
  carrier.setAttribute("hx-ws:send", "");
  carrier.setAttribute("hx-vals", JSON.stringify(values));
  live.append(carrier);
  window.htmx.process(carrier);
  carrier.click();
  setTimeout(() => carrier.remove(), 50);
}

function clear() {
  if (!field()) return;
  field().value = "";
  tapped = [];
  keep();
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
  input.value = tapped.map((card) => card[0].toLowerCase()).join("");
  keep();
}

// Where a letter lies both red and black, the caller may mean the red one: «дом О*».
function meaning(word) {
  const faces = tiles().map((tile) => tile.dataset.card);
  const reds = tapped.filter((card) => card[1] === "*" && faces.includes(card[0]));
  return [word, ...reds].join(" ");
}

export function spelling() {
  const input = field();
  if (input && live.dataset.draft && !input.value) input.value = live.dataset.draft;
  live.addEventListener("click", (event) => {
    const tile = event.target.closest("[data-spell]");
    if (tile) tap(tile);
    if (event.target.closest("[data-backspace]")) {
      field().value = field().value.slice(0, -1);
      tapped = tapped.slice(0, field().value.length);
      keep();
    }
  });
  live.addEventListener("input", (event) => {
    if (event.target !== field()) return;
    tapped = [];
    keep();
  });
  live.addEventListener("htmx:ws:before:message:outgoing", (event) => {
    const { values } = event.detail.message;
    if (event.target.id === "call-box") {
      values.text = meaning(values.text.trim());
      clear();
    } else if (values.do === "answer" && values.text === "pass" && !values.then) {
      clearTimeout(timer);
    }
  });
  // Whoever just starts typing means the word.
  document.addEventListener("keydown", (event) => {
    const input = field();
    if (!input) return;
    if (event.key === "Escape" && event.target === input) return clear();
    const busy = event.target.closest("input, textarea, select, [contenteditable]");
    if (busy || event.ctrlKey || event.altKey || event.metaKey) return;
    if (/^[а-яё]$/i.test(event.key) && input.offsetParent) input.focus();
    if (event.key === "Backspace" && input.value && input.offsetParent) input.focus();
  });
  showSpelled();
}
