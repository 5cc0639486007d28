// Day or night. Runs before the page is drawn, so that nothing flashes; hence no module.
(() => {
  const root = document.documentElement;
  const chosen = localStorage.getItem("theme");
  if (chosen) root.dataset.theme = chosen;
  const isNight = () => root.dataset.theme
    ? root.dataset.theme === "night"
    : matchMedia("(prefers-color-scheme: dark)").matches;
  document.addEventListener("click", (event) => {
    if (!event.target.closest("[data-theme-switch]")) return;
    root.dataset.theme = isNight() ? "day" : "night";
    localStorage.setItem("theme", root.dataset.theme);
  });
  // After changing the language one stays where one was.
  document.addEventListener("DOMContentLoaded", () => {
    for (const field of document.querySelectorAll("[data-here]")) field.value = location.pathname;
  });
})();
