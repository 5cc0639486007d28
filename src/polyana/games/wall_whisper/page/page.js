// «Шёпот за стеной»: ways tapped module by module, doors, the killer's notes, heat, dice.
import { play } from "../../js/sound.js";
import { send } from "../../js/deed.js";
import { keep } from "../../js/draft.js";
import { calm } from "../../js/motion.js";

const SVG = "http://www.w3.org/2000/svg";
const live = document.querySelector("#live");
const one = (what) => document.querySelector(what);
const all = (what) => [...document.querySelectorAll(what)];
const tray = () => one(".ww-tray");
const room = (place) => one(`.ww-room[data-place="${place}"]`);
const name = (place) => room(place)?.dataset.name ?? place;

let picked = ""; // whose way is tapped
let path = []; // the places tapped so far
let door = "";
let pen = ""; // the mark that taps write down
let heats = "0";
let asks = "";
let rolled = null;

// --- ways -----------------------------------------------------------------------------------------------

function groups() {
  return JSON.parse(tray()?.dataset.ways || "[]");
}

function group() {
  const found = groups();
  return found.find((each) => each.who === picked) ?? found.find((each) => !each.who);
}

function whole(way = path) {
  return group()?.ways.find(([places]) => places === way.join(","));
}

// Where can the next tap lead: on along what is tapped, or anew from the start.
function reachable(ways) {
  const found = new Map();
  const begun = path.length ? `${path.join(",")},` : "";
  for (const [places] of ways) {
    const each = places.split(",");
    found.set(each.at(-1), Math.min(each.length, found.get(each.at(-1)) ?? 9));
    if (!found.has(each[0])) found.set(each[0], 1);
    if (begun && places.startsWith(begun)) found.set(each[path.length], 1);
  }
  return found;
}

function tapPlace(place) {
  if (pen) return mark(place);
  const mine = group();
  if (!mine) return;
  if (place === path.at(-1) && whole()) return go();
  const longer = [...path, place].join(",");
  const follows = mine.ways.some(([places]) => places === longer || places.startsWith(`${longer},`));
  const direct = mine.ways.map(([places]) => places.split(",")).filter((each) => each.at(-1) === place).sort((a, b) => a.length - b.length)[0];
  const first = mine.ways.some(([places]) => places.startsWith(`${place},`));
  if (follows && path.length) path = [...path, place];
  else if (direct) path = direct;
  else if (first) path = [place];
  else return send({ question: mine.ask, text: mine.pre + place }); // the table says why not
  show();
}

function go() {
  const mine = group();
  if (door) send({ question: tray().dataset.doorsAsk, text: door });
  else if (mine && whole()) send({ question: mine.ask, text: mine.pre + path.join(",") });
  forget();
}

function forget() {
  path = [];
  door = "";
  show();
}

function tapDoor(gate) {
  if (door === gate.dataset.door) return go();
  door = gate.dataset.door;
  show();
}

// --- what is shown --------------------------------------------------------------------------------------

function may(target, on, words) {
  target.classList.toggle("may", on);
  if (!on) return;
  target.setAttribute("role", "button");
  target.setAttribute("tabindex", "0");
  target.removeAttribute("aria-hidden");
  if (words) target.setAttribute("aria-label", words);
}

function show() {
  const here = tray();
  const mine = group();
  const open = reachable(mine?.ways ?? []);
  const doors = new Set((here?.dataset.doors ?? "").split(" ").filter(Boolean));
  for (const each of all(".ww-room")) {
    const steps = open.get(each.dataset.place);
    may(each, Boolean(pen) || steps !== undefined);
    each.classList.toggle("far", steps > 1 && !pen);
    each.classList.toggle("meant", path.includes(each.dataset.place));
  }
  for (const gate of all(".ww-gate")) {
    may(gate, doors.has(gate.dataset.door), gate.dataset.name);
    gate.classList.toggle("meant", gate.dataset.door === door);
  }
  for (const pick of all("[data-pick]")) pick.setAttribute("aria-pressed", String(pick.dataset.pick === picked));
  for (const panel of all("[data-panel]")) panel.hidden = panel.dataset.panel !== picked;
  for (const figure of all("[data-figure]")) figure.classList.toggle("picked", figure.dataset.figure === picked);
  confirming(mine);
  draw(mine);
  drawNotes();
  drawHeat();
}

function confirming(mine) {
  const hint = one("#ww-hint");
  if (!hint) return;
  const way = whole();
  const arrow = one("#ww-confirm").dataset.arrow;
  let text = hint.dataset.hint;
  if (door) text = one(`.ww-gate[data-door="${door}"]`).dataset.name;
  else if (path.length) text = [mine?.start, ...path].filter(Boolean).map(name).join(arrow) + (way?.[1] ? `. ${way[1]}` : "");
  if (hint.textContent !== text) hint.textContent = text;
  one("#ww-go").hidden = !way && !door;
  one("#ww-drop").hidden = !path.length && !door;
}

function add(layer, kind, attributes, text = "") {
  const made = document.createElementNS(SVG, kind);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.textContent = text;
  layer.append(made);
  return made;
}

// The way that is meant, from module to module.
function draw(mine) {
  const layer = one("#ww-route-layer");
  if (!layer) return;
  layer.replaceChildren();
  if (!path.length || !mine) return;
  const places = [mine.start, ...path].filter((place) => place && room(place));
  const line = places.flatMap((place, number) => [...(number ? via(places[number - 1], place) : []), spot(place)]);
  const drawn = `M${line.map((point) => point.join(" ")).join("L")}`;
  add(layer, "path", { d: drawn, class: "ww-way-edge" });
  add(layer, "path", { d: drawn, class: "ww-way" });
  places.filter((place, number) => number || !mine.start).forEach((place, number) => {
    const [x, y] = spot(place);
    add(layer, "circle", { cx: x, cy: y, r: 8, class: "ww-stop" });
    add(layer, "text", { x, y: y + 4, class: "ww-stop-text" }, String(number + 1));
  });
}

// Below the name of a module; and where a tube leads from one to the next.
function spot(place) {
  const { x, y } = room(place).dataset;
  return [Number(x), Number(y) + 17];
}

function via(from, to) {
  const points = (gate) => gate?.dataset.via.trim().split(" ").map((point) => point.split(",")) ?? [];
  const there = one(`.ww-gate[data-door="${from}-${to}"]`);
  return there ? points(there) : points(one(`.ww-gate[data-door="${to}-${from}"]`)).reverse();
}

// --- the killer's notes -----------------------------------------------------------------------------------

const notebook = () => one("#ww-notes");

function notes() {
  return Object.fromEntries((notebook()?.value ?? "").split(" ").filter(Boolean).map((each) => each.split(":")));
}

function mark(place) {
  const kept = notes();
  const before = kept[place] ?? "";
  kept[place] = before.includes(pen) ? before.replace(pen, "") : before + pen;
  notebook().value = Object.entries(kept).filter(([, marks]) => marks).map((each) => each.join(":")).join(" ");
  keep();
  drawNotes();
}

function drawNotes() {
  const layer = one("#ww-notes-layer");
  if (!layer || !notebook()) return;
  layer.replaceChildren();
  const letters = Object.fromEntries(all("[data-pen]").map((each) => [each.dataset.pen, each.dataset.letter]));
  for (const [place, marks] of Object.entries(notes())) {
    const at = room(place)?.dataset;
    if (!at) continue;
    [...marks].forEach((kind, number) => {
      const x = Number(at.x) - 34 + number * 15;
      add(layer, "circle", { cx: x, cy: Number(at.y) + 22, r: 7.5, class: `ww-note note-${kind}` });
      add(layer, "text", { x, y: Number(at.y) + 25.5, class: "ww-note-text" }, letters[kind] ?? "");
    });
  }
  for (const each of all("[data-pen]")) each.setAttribute("aria-pressed", String(each.dataset.pen === pen));
}

// --- heat -------------------------------------------------------------------------------------------------

function drawHeat() {
  for (const each of all(".ww-room[data-heat]")) {
    const chance = heats === "off" ? "" : each.dataset.heat.split(",")[Number(heats)];
    const glow = each.querySelector(".heat");
    const never = chance === "x" || chance === "0";
    glow.classList.toggle("never", chance === "x");
    glow.setAttribute("fill-opacity", chance === "x" ? 1 : String(Math.min(0.85, Number(chance || 0) / 70)));
    each.querySelector(".heat-text").textContent = !chance || never ? "" : `${chance}%`;
  }
  for (const each of all(".ww-heats [data-heats]")) each.setAttribute("aria-pressed", String(each.dataset.heats === heats));
}

// --- dice -------------------------------------------------------------------------------------------------

function tumble() {
  const roll = one("[data-roll]")?.dataset.roll ?? "";
  if (rolled !== null && roll && roll !== rolled) play("dice");
  if (rolled !== null && roll && roll !== rolled && !calm.matches) {
    all(".ww-die").forEach((die, number) => {
      die.animate([{ rotate: "-540deg", translate: "-40px -30px", opacity: 0 }, { rotate: "20deg", translate: "0 4px", opacity: 1, offset: 0.8 }, { rotate: "0deg", translate: "0 0" }], { duration: 500 + number * 90, easing: "cubic-bezier(.2,.8,.4,1)" });
    });
  }
  rolled = roll;
}

// --- hands and keys -----------------------------------------------------------------------------------------

function press(target) {
  const pick = target.closest("[data-pick]");
  const figure = target.closest("[data-figure]");
  const gate = target.closest(".ww-gate.may");
  const place = target.closest(".ww-room");
  const tool = target.closest("[data-pen]");
  const shade = target.closest("button[data-heats]");
  if (pick) choose(pick.dataset.pick);
  else if (tool) pen = pen === tool.dataset.pen ? "" : tool.dataset.pen;
  else if (shade) heats = shade.dataset.heats;
  else if (target.closest("[data-wipe]")) wipe();
  else if (target.closest("#ww-go")) return go();
  else if (target.closest("#ww-drop")) return forget();
  else if (gate) return tapDoor(gate);
  else if (figure && groups().some((each) => each.who === figure.dataset.figure) && picked !== figure.dataset.figure) choose(figure.dataset.figure);
  else if (place) return tapPlace(place.dataset.place);
  else return;
  show();
}

function choose(victim) {
  picked = victim;
  path = [];
}

function wipe() {
  notebook().value = "";
  keep();
}

live.addEventListener("click", (event) => press(event.target));
live.addEventListener("keydown", (event) => {
  const target = event.target.closest?.(".ww-room.may, .ww-gate.may");
  if (!target || (event.key !== "Enter" && event.key !== " ")) return;
  event.preventDefault();
  press(target);
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && (path.length || door || pen)) {
    pen = "";
    forget();
  }
});

function drawn() {
  const asked = tray()?.dataset.ways ?? "";
  if (asked !== asks) [path, door, asks] = [[], "", asked];
  if (door && !(tray()?.dataset.doors ?? "").split(" ").includes(door)) door = "";
  const offered = groups().map((each) => each.who);
  const there = all("[data-pick]").map((each) => each.dataset.pick);
  if (!there.includes(picked) || (offered.length && offered[0] && !offered.includes(picked))) {
    picked = offered[0] || (one('[data-pick][aria-pressed="true"]')?.dataset.pick ?? "");
  }
  show();
  tumble();
}

live.addEventListener("table:shown", drawn);
drawn();
// A small screen shows the map rather than the head of the page.
if (tray() && matchMedia("(max-width: 599px)").matches) scrollTo(0, live.offsetTop);
