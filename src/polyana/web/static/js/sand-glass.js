// A sand glass. The server says once when it runs out; the rest is counted here, and nothing is sent.
const SVG = "http://www.w3.org/2000/svg";
const live = document.querySelector("#live");
const ahead = live ? Number(live.dataset.now) - Date.now() / 1000 : 0;

class SandGlass extends HTMLElement {
  static observedAttributes = ["data-due", "data-left", "data-total"];

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
    if (this.isConnected) this.show();
  }

  draw() {
    const shape = document.createElementNS(SVG, "svg");
    shape.setAttribute("viewBox", "0 0 24 32");
    shape.setAttribute("aria-hidden", "true");
    shape.innerHTML =
      '<defs><clipPath id="glass-top"><path d="M5 4h14c0 6-6 9-6 12h-2c0-3-6-6-6-12z"/></clipPath>' +
      '<clipPath id="glass-bottom"><path d="M11 16h2c0 3 6 6 6 12H5c0-6 6-9 6-12z"/></clipPath></defs>' +
      '<path class="glass" d="M5 4h14c0 6-6 9-6 12s6 6 6 12H5c0-6 6-9 6-12S5 10 5 4z"/>' +
      '<rect class="sand" x="4" width="16" clip-path="url(#glass-top)"/>' +
      '<rect class="sand" x="4" width="16" clip-path="url(#glass-bottom)"/>' +
      '<path class="stream" d="M12 15v13"/>' +
      '<path class="frame" d="M3 3h18M3 29h18"/>';
    [this.above, this.below] = shape.querySelectorAll(".sand");
    this.words = document.createElement("span");
    this.words.setAttribute("role", "timer");
    this.words.setAttribute("aria-live", "off");
    this.append(shape, this.words);
  }

  get left() {
    const { due, left } = this.dataset;
    if (!due) return Number(left);
    return Math.min(Number(this.dataset.total), Math.max(0, Number(due) - (Date.now() / 1000 + ahead)));
  }

  show() {
    if (!this.above) return;
    const left = this.left;
    const part = Math.min(1, left / Number(this.dataset.total));
    const top = 4 + 12 * (1 - part);
    this.above.setAttribute("y", top);
    this.above.setAttribute("height", 16 - top);
    this.below.setAttribute("y", 28 - 9 * (1 - part));
    this.below.setAttribute("height", 9 * (1 - part));
    const whole = Math.ceil(left);
    this.words.textContent = `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
    this.toggleAttribute("data-runs", left > 0 && Boolean(this.dataset.due));
    this.toggleAttribute("data-late", left <= 5 && Boolean(this.dataset.due));
    if (left <= 5 && left > 0 && this.dataset.due && this.ticked !== whole) {
      this.ticked = whole;
      this.dispatchEvent(new CustomEvent("tick", { bubbles: true }));
    }
  }
}

customElements.define("sand-glass", SandGlass);
