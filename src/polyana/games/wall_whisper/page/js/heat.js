// @ts-check
// Where victims may be, in per cent of each module; «x» where they cannot be.
import { all, get } from "../../../js/dom.js";
import { rooms } from "./chart.js";

const FULL = 70; // per cent that glow as strongly as any
const STRONGEST = 0.85;
let shade = "0"; // everybody; "off" for none

/** @param {string} chosen */
export function chooseHeat(chosen) {
  shade = chosen;
}

export function drawHeat() {
  for (const room of rooms()) {
    if (room.dataset.heat === undefined) continue;
    const chance = shade === "off" ? "" : room.dataset.heat.split(",")[Number(shade)];
    const glow = get(".heat", SVGElement, room);
    const opacity = chance === "x" ? 1 : Math.min(STRONGEST, Number(chance || 0) / FULL);
    glow.classList.toggle("never", chance === "x");
    glow.setAttribute("fill-opacity", String(opacity));
    get(".heat-text", SVGElement, room).textContent = Number(chance) ? `${chance}%` : "";
  }
  for (const button of all(".ww-heats [data-heats]")) {
    button.setAttribute("aria-pressed", String(button.dataset.heats === shade));
  }
}
