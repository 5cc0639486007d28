// Sounds, made on the spot: wood on wood, a small bell. Silent until somebody wants them.
const LATE = 500;
let room = null;
const on = () => localStorage.getItem("sound") === "on";

function tone(pitch, length, { type = "sine", loud = 0.2, after = 0, fall = 1 } = {}) {
  const start = room.currentTime + after;
  const voice = room.createOscillator();
  const hand = room.createGain();
  voice.type = type;
  voice.frequency.setValueAtTime(pitch, start);
  voice.frequency.exponentialRampToValueAtTime(pitch * fall, start + length);
  hand.gain.setValueAtTime(loud, start);
  hand.gain.exponentialRampToValueAtTime(0.001, start + length);
  voice.connect(hand).connect(room.destination);
  voice.start(start);
  voice.stop(start + length);
}

const SOUNDS = {
  turn: () => [660, 990, 1320].forEach((pitch, step) => tone(pitch, 0.9, { loud: 0.12, after: step * 0.09 })),
  wood: () => tone(190, 0.09, { type: "triangle", loud: 0.5, fall: 0.5 }),
  call: () => [0, 0.13].forEach((after) => tone(320, 0.12, { type: "square", loud: 0.12, after, fall: 0.6 })),
  dice: () => [0, 0.06, 0.14, 0.2, 0.31].forEach((after, knock) => tone(260 - knock * 18, 0.06, { type: "triangle", loud: 0.35, after, fall: 0.6 })),
  tick: () => tone(1200, 0.03, { type: "triangle", loud: 0.1 }),
};

// Until somebody has touched the page the browser keeps it silent. What could not be heard then is not made up
// for: with the first touch all of it would sound at once.
export async function play(name) {
  if (!on()) return;
  room ??= new AudioContext();
  const meant = performance.now();
  await room.resume();
  if (performance.now() - meant < LATE) SOUNDS[name]();
}

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
