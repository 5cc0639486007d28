// What can be pressed is there a little before the scripts and the socket are. Such a press is kept, and done
// as soon as it can be. No module: it must listen before anything can be pressed.
(() => {
  const done = { wired: false, open: false };
  let kept = [];
  const sends = (thing) => thing.hasAttribute("hx-ws:send");
  const ready = (thing) => (sends(thing) ? done.open : done.wired);

  function meant(event) {
    if (event.type === "submit") return sends(event.target) ? event.target : null;
    return event.target.closest?.('#live button[type="button"]');
  }

  function keep(event) {
    const thing = meant(event);
    if (!thing || ready(thing)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    thing.setAttribute("data-kept", "");
    if (kept.at(-1)?.thing !== thing) kept.push({ thing, button: event.submitter });
  }

  function go() {
    const now = kept.filter(({ thing }) => ready(thing));
    kept = kept.filter(({ thing }) => !ready(thing));
    for (const { thing, button } of now) {
      thing.removeAttribute("data-kept");
      if (!thing.isConnected) continue;
      if (thing.matches("form")) thing.requestSubmit(button);
      else thing.click();
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
