// @ts-check
// A sand glass. The server says once when it runs out; the rest is counted here, and nothing is sent.
import { find, get } from "./dom.js";

const live = find("#live");
const ahead = live ? Number(live.dataset.now) - Date.now() / 1000 : 0; // the server's clock, before ours
const LAST_SECONDS = 5;
const BULB = 12; // how high the upper half of the glass is
const HEAP = 9; // how high the sand lies in the lower half at last
const FLOOR = 28;
const TOP = 4;
const DRAWING = `
<defs>
<clipPath id="glass-top"><path d="M5 4h14c0 6-6 9-6 12h-2c0-3-6-6-6-12z"/></clipPath>
<clipPath id="glass-bottom"><path d="M11 16h2c0 3 6 6 6 12H5c0-6 6-9 6-12z"/></clipPath>
</defs>
<path class="glass" d="M5 4h14c0 6-6 9-6 12s6 6 6 12H5c0-6 6-9 6-12S5 10 5 4z"/>
<rect class="sand sand-above" x="4" width="16" clip-path="url(#glass-top)"/>
<rect class="sand sand-below" x="4" width="16" clip-path="url(#glass-bottom)"/>
<path class="stream" d="M12 15v13"/>
<path class="frame" d="M3 3h18M3 29h18"/>`;

class SandGlass extends HTMLElement {
  static observedAttributes = ["data-due", "data-left", "data-total"];
  timer = 0;
  ticked = 0;

  connectedCallback() {
    if (!this.firstChild) this.draw();
    this.timer = setInterval(() => this.show(), 250);
    this.show();
  }

  disconnectedCallback() {
    clearInterval(this.timer);
  }

  attributeChangedCallback() {
    this.ticked = 0;
    if (this.isConnected && this.firstChild) this.show();
  }

  draw() {
    const shape = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    shape.setAttribute("viewBox", "0 0 24 32");
    shape.setAttribute("aria-hidden", "true");
    shape.innerHTML = DRAWING;
    const words = document.createElement("span");
    words.setAttribute("role", "timer");
    words.setAttribute("aria-live", "off");
    this.append(shape, words);
  }

  get left() {
    const { due, left, total } = this.dataset;
    if (!due) return Number(left);
    return Math.min(Number(total), Math.max(0, Number(due) - (Date.now() / 1000 + ahead)));
  }

  show() {
    const left = this.left;
    const runs = Boolean(this.dataset.due);
    const part = Math.min(1, left / Number(this.dataset.total));
    this.fill(".sand-above", TOP + BULB * (1 - part), BULB * part);
    this.fill(".sand-below", FLOOR - HEAP * (1 - part), HEAP * (1 - part));
    const whole = Math.ceil(left);
    const seconds = String(whole % 60).padStart(2, "0");
    get("span", HTMLElement, this).textContent = `${Math.floor(whole / 60)}:${seconds}`;
    this.toggleAttribute("data-runs", runs && left > 0);
    this.toggleAttribute("data-late", runs && left <= LAST_SECONDS);
    if (runs && left > 0 && left <= LAST_SECONDS && this.ticked !== whole) {
      this.ticked = whole;
      this.dispatchEvent(new CustomEvent("tick", { bubbles: true }));
    }
  }

  /**
   * @param {string} half
   * @param {number} y
   * @param {number} height
   */
  fill(half, y, height) {
    const sand = get(half, SVGElement, this);
    sand.setAttribute("y", String(y));
    sand.setAttribute("height", String(height));
  }
}

customElements.define("sand-glass", SandGlass);
