// @ts-check
// The teacher of a tutorial: points at what is spoken of, and brings it into sight.
import { all, find, get } from "./dom.js";

const live = get("#live");
let step = "";

function point() {
  const lesson = find("#teacher .lesson");
  const wanted = lesson?.dataset.show;
  const shown = wanted ? [...live.querySelectorAll(wanted)] : [];
  for (const old of all(".taught", Element, live)) old.classList.toggle("taught", shown.includes(old));
  for (const one of shown) one.classList.add("taught");
  if (lesson?.dataset.step === step) return;
  step = lesson?.dataset.step ?? "";
  if (shown.length) bringUp(shown.find((one) => one.checkVisibility()) ?? shown[0]); // not one folded away
  if (document.activeElement === document.body) {
    find("#teacher .lesson-on")?.focus({ preventScroll: true }); // Enter reads on
  }
  get("#notice").replaceChildren(); // said about the step before
}

/**
 * Between the teacher's words and what one has in hand, both of which stay where they are if they can. A card
 * that still glides is looked for where it comes to rest.
 *
 * @param {Element} thing
 */
async function bringUp(thing) {
  await new Promise(requestAnimationFrame);
  await Promise.allSettled(thing.getAnimations().map((glide) => glide.finished));
  const near = get(".near");
  const { top, bottom } = thing.getBoundingClientRect();
  const above = get("#teacher").getBoundingClientRect().bottom;
  const below = near.contains(thing) ? innerHeight : near.getBoundingClientRect().top;
  if (top < above || bottom > below) thing.scrollIntoView({ block: "center" });
}

live.addEventListener("htmx:after:swap", point);
point();
