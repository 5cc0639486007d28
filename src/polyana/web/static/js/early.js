// @ts-check
// What can be pressed is there a little before the scripts and the socket are. Such a press is kept, and done
// as soon as it can be. No module: it must listen before anything can be pressed.
(() => {
  /** @typedef {{ control: HTMLElement, button: HTMLElement | null }} Press */

  const done = { wired: false, open: false };
  /** @type {Press[]} */
  let kept = [];
  /** @param {Element} control */
  const sends = (control) => control.hasAttribute("hx-ws:send");
  /** @param {Element} control */
  const ready = (control) => (sends(control) ? done.open : done.wired);

  /**
   * @param {Event} event
   * @returns {HTMLElement | null}
   */
  function pressed(event) {
    if (!(event.target instanceof HTMLElement || event.target instanceof SVGElement)) return null;
    if (event.type === "click") return event.target.closest('#live button[type="button"]');
    return event.target instanceof HTMLFormElement && sends(event.target) ? event.target : null;
  }

  /** @param {Event} event */
  function keep(event) {
    const control = pressed(event);
    if (!control || ready(control)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    control.setAttribute("data-kept", "");
    const button = event instanceof SubmitEvent ? event.submitter : null;
    if (kept.at(-1)?.control !== control) kept.push({ control, button });
  }

  function go() {
    const now = kept.filter(({ control }) => ready(control));
    kept = kept.filter(({ control }) => !ready(control));
    for (const { control, button } of now) {
      control.removeAttribute("data-kept");
      if (!control.isConnected) continue;
      if (control instanceof HTMLFormElement) control.requestSubmit(button);
      else control.click();
    }
  }

  for (const kind of ["click", "submit"]) document.addEventListener(kind, keep, true);
  document.addEventListener("DOMContentLoaded", () => {
    done.wired = true;
    go();
  });
  document.addEventListener("htmx:ws:after:connection", () => {
    done.open = true;
    go();
  });
})();
