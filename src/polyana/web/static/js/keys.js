// The keys. The digits choose among the options in their order, also from within a field that takes letters
// only; «?» opens the sheet that tells about all of them.
const sheet = document.querySelector("#keys");
const writing = (place) => place.closest("input:not([data-letters]), textarea, select");

export function keys() {
  document.querySelector("[data-keys]").addEventListener("click", () => sheet.showModal());
  sheet.addEventListener("click", (event) => event.target === sheet && sheet.close());
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || document.querySelector("dialog[open]")) return;
    if (writing(event.target)) return;
    if (event.key === "?") sheet.showModal();
    else if (/^[0-9]$/.test(event.key)) {
      document.querySelector(`#options [aria-keyshortcuts="${event.key}"]`)?.click();
    } else return;
    event.preventDefault();
  });
}
