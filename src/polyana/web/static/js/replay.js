// The replay: slider, keys, eyes. One request at a time; while it runs only the latest wish is kept.
import { glide, remember } from "./glide.js";

const root = document.querySelector("#replay");
const slider = root.querySelector("input[type=range]");
const play = root.querySelector("[data-play]");
const share = root.querySelector("[data-share]");
const field = root.querySelector("#replay-link");
const last = Number(root.dataset.last);
const PACE = 1400;
const KEPT = 200;

let at = Number(root.dataset.at);
let eyes = root.dataset.eyes;
let busy = false;
let timer = 0;
const seen = new Map();

const address = (base) => `${base}?at=${at}&eyes=${eyes}`;

async function fetched(where) {
  if (!seen.has(where)) {
    const answer = await fetch(where, { headers: { accept: "text/html" } });
    if (!answer.ok) throw new Error(String(answer.status));
    seen.set(where, await answer.text());
    if (seen.size > KEPT) seen.delete(seen.keys().next().value);
  }
  return seen.get(where);
}

async function show() {
  mark();
  if (busy) return;
  busy = true;
  try {
    let shown;
    while (shown !== address("")) {
      shown = address("");
      const html = await fetched(address(`${root.dataset.base}/moment`));
      put(html, shown === address("")); // nothing glides while somebody scrubs
    }
    history.replaceState(null, "", address(root.dataset.base));
  } catch {
    location.assign(address(root.dataset.base)); // the plain page says what is wrong
  } finally {
    busy = false;
  }
}

function put(html, glides) {
  const made = new DOMParser().parseFromString(html, "text/html");
  if (glides) remember();
  for (const region of made.querySelectorAll("[data-region]")) {
    const place = document.getElementById(region.dataset.region);
    if (place && place.innerHTML !== region.innerHTML) place.replaceChildren(...region.childNodes);
  }
  glide();
  document.getElementById("log").scrollTop = 0;
}

// What follows at once, before the server has answered.
function mark() {
  slider.value = at;
  field.value = new URL(address(root.dataset.base), field.value).href; // for others: not by this machine's own name
  const steps = { first: 0, back: Math.max(0, at - 1), on: Math.min(last, at + 1), last };
  for (const link of root.querySelectorAll("[data-step]")) {
    link.href = `${root.dataset.base}?at=${steps[link.dataset.step]}&eyes=${eyes}`;
  }
  for (const link of root.querySelectorAll("a[data-eyes]")) {
    link.href = `${root.dataset.base}?at=${at}&eyes=${link.dataset.eyes}`;
    if (link.dataset.eyes === eyes) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
}

function go(to) {
  const wanted = Math.min(last, Math.max(0, to));
  if (wanted === at) return;
  at = wanted;
  show();
}

function playing(on) {
  if (on === Boolean(timer)) return;
  clearInterval(timer);
  timer = 0;
  if (on) {
    if (at === last) go(0);
    timer = setInterval(() => (at === last ? playing(false) : busy || go(at + 1)), PACE);
  }
  play.setAttribute("aria-pressed", String(on));
  [play.textContent, play.dataset.stop] = [play.dataset.stop, play.textContent];
}

slider.addEventListener("input", () => {
  playing(false);
  go(Number(slider.value));
});

root.addEventListener("click", (event) => {
  const link = event.target.closest("a[data-step], a[data-at], a[data-eyes]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  event.preventDefault();
  playing(false);
  if (link.dataset.step) go({ first: 0, back: at - 1, on: at + 1, last }[link.dataset.step]);
  else if (link.dataset.at) {
    go(Number(link.dataset.at));
    if (link.closest(".replay-summary")) root.scrollIntoView();
  }
  else if (link.dataset.eyes !== eyes) {
    eyes = link.dataset.eyes;
    show();
  }
});

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const on = event.target;
  if (on.matches("input:not([type=range]), textarea, select") && event.key !== "Escape") return;
  const arrows = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last };
  if (event.key in arrows && on !== slider) {
    event.preventDefault();
    playing(false);
    go(arrows[event.key]);
  } else if (event.key === " " && !on.closest("a, button, summary")) {
    event.preventDefault();
    playing(!timer);
  }
});

play.addEventListener("click", () => playing(!timer));

share.addEventListener("click", async () => {
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    field.select(); // no clipboard without https
    document.execCommand("copy");
  }
  const before = share.textContent;
  share.textContent = share.dataset.copied;
  setTimeout(() => (share.textContent = before), 1500);
});

play.hidden = share.hidden = false;
mark();
