// @ts-check
// Day or night, and how much moves. Runs before the page is drawn, so that nothing flashes; hence no module.
(() => {
  const root = document.documentElement;
  const apply = () => {
    for (const name of ["theme", "motion"]) {
      const chosen = localStorage.getItem(name);
      if (chosen) root.dataset[name] = chosen;
      else delete root.dataset[name];
    }
  };
  apply();
  document.addEventListener("settings:changed", apply);
  addEventListener("storage", apply); // chosen in another tab
  // After changing the language one stays where one was.
  document.addEventListener("DOMContentLoaded", () => {
    /** @type {NodeListOf<HTMLInputElement>} */
    const fields = document.querySelectorAll("[data-here]");
    for (const field of fields) field.value = location.pathname;
  });
})();
