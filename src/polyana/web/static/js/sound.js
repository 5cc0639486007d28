// @ts-check
// Sounds, made on the spot: wood on wood, a small bell. Silent until somebody wants them.
const LATE = 500;

/** @type {AudioContext | null} */
let room = null;
const on = () => localStorage.getItem("sound") === "on";

/** @typedef {{ type?: OscillatorType, loud?: number, after?: number, fall?: number }} Colour */

/**
 * @param {AudioContext} context
 * @param {number} pitch
 * @param {number} length
 * @param {Colour} colour
 */
function tone(context, pitch, length, { type = "sine", loud = 0.2, after = 0, fall = 1 }) {
  const start = context.currentTime + after;
  const voice = context.createOscillator();
  const volume = context.createGain();
  voice.type = type;
  voice.frequency.setValueAtTime(pitch, start);
  voice.frequency.exponentialRampToValueAtTime(pitch * fall, start + length);
  volume.gain.setValueAtTime(loud, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + length);
  voice.connect(volume).connect(context.destination);
  voice.start(start);
  voice.stop(start + length);
}

/** @param {number[]} pauses */
const knocks = (...pauses) =>
  pauses.map((after, knock) => ({ after, pitch: 260 - knock * 18, length: 0.06, loud: 0.35, fall: 0.6 }));

/** @type {Record<string, (Colour & { pitch: number, length: number })[]>} */
const SOUNDS = {
  turn: [660, 990, 1320].map((pitch, step) => ({ pitch, length: 0.9, loud: 0.12, after: step * 0.09 })),
  wood: [{ pitch: 190, length: 0.09, type: "triangle", loud: 0.5, fall: 0.5 }],
  call: [0, 0.13].map((after) => ({
    pitch: 320,
    length: 0.12,
    type: "square",
    loud: 0.12,
    after,
    fall: 0.6,
  })),
  dice: knocks(0, 0.06, 0.14, 0.2, 0.31).map((knock) => ({ ...knock, type: "triangle" })),
  tick: [{ pitch: 1200, length: 0.03, type: "triangle", loud: 0.1 }],
};

/**
 * Until somebody has touched the page the browser keeps it silent. What could not be heard then is not made up
 * for: with the first touch all of it would sound at once.
 *
 * @param {string} name
 */
export async function play(name) {
  if (!on()) return;
  room ??= new AudioContext();
  const meant = performance.now();
  await room.resume();
  if (performance.now() - meant > LATE) return;
  for (const { pitch, length, ...colour } of SOUNDS[name]) tone(room, pitch, length, colour);
}

/** @param {HTMLElement} button */
export function soundSwitch(button) {
  const show = () => button.setAttribute("aria-pressed", String(on()));
  button.addEventListener("click", () => {
    localStorage.setItem("sound", on() ? "off" : "on");
    document.dispatchEvent(new CustomEvent("settings:changed", { detail: "sound" }));
    play("turn");
  });
  document.addEventListener("settings:changed", show);
  show();
}
