// @ts-check
// The replay: slider, keys, eyes. One request at a time; while it runs only the latest wish is kept.
import "./copying.js";
import { all, around, get } from "./dom.js";
import { glide, remember } from "./glide.js";

const root = get("#replay");
const slider = get("input[type=range]", HTMLInputElement, root);
const play = get("[data-play]", HTMLElement, root);
const share = get("[data-share]", HTMLElement, root);
const field = get("#replay-link", HTMLInputElement, root);
const { base = "" } = root.dataset;
const last = Number(root.dataset.last);
const PACE = 1400;
const KEPT = 200;

let at = Number(root.dataset.at);
let eyes = root.dataset.eyes ?? "";
let busy = false;
let timer = 0;

/** @type {Map<string, string>} */
const seen = new Map();

const query = () => `?at=${at}&eyes=${eyes}`;

/** @param {string} where */
async function fetched(where) {
  const known = seen.get(where);
  if (known !== undefined) return known;
  const answer = await fetch(where, { headers: { accept: "text/html" } });
  if (!answer.ok) throw new Error(String(answer.status));
  const html = await answer.text();
  seen.set(where, html);
  if (seen.size > KEPT) seen.delete([...seen.keys()][0]);
  return html;
}

async function show() {
  mark();
  if (busy) return;
  busy = true;
  try {
    let shown = "";
    while (shown !== query()) {
      shown = query();
      const html = await fetched(`${base}/moment${shown}`);
      put(html, shown === query()); // nothing glides while somebody scrubs
    }
    history.replaceState(null, "", base + query());
  } catch {
    location.assign(base + query()); // the plain page says what is wrong
  } finally {
    busy = false;
  }
}

/**
 * @param {string} html
 * @param {boolean} glides
 */
function put(html, glides) {
  const made = new DOMParser().parseFromString(html, "text/html");
  if (glides) remember();
  for (const region of all("[data-region]", HTMLElement, made)) {
    const place = document.getElementById(region.dataset.region ?? "");
    if (place && place.innerHTML !== region.innerHTML) place.replaceChildren(...region.childNodes);
  }
  glide();
  get("#log").scrollTop = 0;
}

/** @returns {Record<string, number>} */
const steps = () => ({ first: 0, back: Math.max(0, at - 1), on: Math.min(last, at + 1), last });

// What follows at once, before the server has answered.
function mark() {
  slider.value = String(at);
  field.value = new URL(base + query(), field.value).href; // for others: not by this machine's own name
  share.dataset.copy = field.value;
  for (const link of all("[data-step]", HTMLAnchorElement, root)) {
    link.href = `${base}?at=${steps()[link.dataset.step ?? ""]}&eyes=${eyes}`;
  }
  for (const link of all("a[data-eyes]", HTMLAnchorElement, root)) {
    link.href = `${base}?at=${at}&eyes=${link.dataset.eyes}`;
    if (link.dataset.eyes === eyes) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
}

/** @param {number} to */
function go(to) {
  const wanted = Math.min(last, Math.max(0, to));
  if (wanted === at) return;
  at = wanted;
  show();
}

/** @param {boolean} on */
function playing(on) {
  if (on === Boolean(timer)) return;
  clearInterval(timer);
  timer = 0;
  if (on) {
    if (at === last) go(0);
    timer = setInterval(() => (at === last ? playing(false) : busy || go(at + 1)), PACE);
  }
  play.setAttribute("aria-pressed", String(on));
  [play.textContent, play.dataset.stop] = [play.dataset.stop ?? "", play.textContent];
}

slider.addEventListener("input", () => {
  playing(false);
  go(Number(slider.value));
});

root.addEventListener("click", (event) => {
  const link = around(event, "a[data-step], a[data-at], a[data-eyes]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  event.preventDefault();
  playing(false);
  const { step, at: wanted, eyes: others } = link.dataset;
  if (step) go(steps()[step]);
  else if (wanted) {
    go(Number(wanted));
    if (link.closest(".replay-summary")) root.scrollIntoView();
  } else if (others && others !== eyes) {
    eyes = others;
    show();
  }
});

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (around(event, "input:not([type=range]), textarea, select") && event.key !== "Escape") return;
  /** @type {Record<string, number>} */
  const arrows = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last };
  if (event.key in arrows && event.target !== slider) {
    event.preventDefault();
    playing(false);
    go(arrows[event.key]);
  } else if (event.key === " " && !around(event, "a, button, summary", Element)) {
    event.preventDefault();
    playing(!timer);
  }
});

play.addEventListener("click", () => playing(!timer));
play.hidden = share.hidden = false;
mark();
