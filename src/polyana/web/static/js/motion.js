// @ts-check
// Should things stand still? By the system's wish, or by the settings.
const system = matchMedia("(prefers-reduced-motion: reduce)");

export const calm = {
  get matches() {
    return system.matches || document.documentElement.dataset.motion === "calm";
  },
};
