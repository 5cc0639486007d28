// @ts-check
// What a card does, as a tip under the pointer. By click or key the page opens it as a panel.
import { around, get } from "../../../js/dom.js";

const PAUSE = 350;
const EDGE = 8;
const tip = document.createElement("div");
tip.className = "fm-tip";
tip.hidden = true;
document.body.append(tip);
let timer = 0;

/** @param {HTMLElement} card */
function showTip(card) {
  const panel = document.getElementById(`about-${card.dataset.about}`);
  if (!panel || !card.isConnected) return;
  const name = document.createElement("b");
  name.textContent = get("h3", HTMLElement, panel).textContent;
  tip.replaceChildren(name, get("[data-words]", HTMLElement, panel).textContent);
  tip.hidden = false;
  const box = card.getBoundingClientRect();
  const middle = box.left + box.width / 2 - tip.offsetWidth / 2;
  const left = Math.min(Math.max(EDGE, middle), innerWidth - tip.offsetWidth - EDGE);
  const above = box.top - tip.offsetHeight - EDGE;
  tip.style.left = `${left}px`;
  tip.style.top = `${above > EDGE ? above : box.bottom + EDGE}px`;
}

export function hideTip() {
  clearTimeout(timer);
  tip.hidden = true;
}

document.addEventListener("pointerover", (event) => {
  hideTip();
  const card = event.pointerType === "mouse" ? around(event, "[data-about]") : null;
  if (card) timer = setTimeout(showTip, PAUSE, card);
});
document.addEventListener("pointerdown", hideTip);
document.addEventListener("scroll", hideTip, true);
