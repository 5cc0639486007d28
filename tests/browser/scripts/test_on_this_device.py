"""Scripts for what a device keeps and does by itself: settings, sounds, notes of the system, copies."""

from __future__ import annotations

import pytest

from browser.scripts.conftest import Bench

SETTINGS = """
<link rel="icon" href="/icon.svg">
<button data-settings id="gear"></button>
<dialog id="settings">
  <input type="radio" name="theme" data-setting="theme" value="" id="by-system">
  <input type="radio" name="theme" data-setting="theme" value="night" id="night">
  <input type="checkbox" data-setting="sound" value="on" id="sound">
  <label id="notes"><input type="checkbox" data-notify id="notify"></label><p data-notify-denied hidden>…</p>
  <div data-muted><ul data-unmute="Слушать"></ul></div>
</dialog>
"""


def test_people_are_muted_and_heard_again(bench: Bench) -> None:
    page = bench.open("")
    page.evaluate("document.addEventListener('settings:changed', ({ detail }) => window.changed = detail)")
    assert bench.of("js/muted.js", "it.muted()") == {}
    bench.of("js/muted.js", "(it.mute('a1', 'Аня'), it.mute('b2', 'Борис'), 0)")
    assert bench.of("js/muted.js", "it.muted()") == {"a1": "Аня", "b2": "Борис"}
    bench.of("js/muted.js", "(it.unmute('a1'), 0)")
    assert bench.of("js/muted.js", "it.muted()") == {"b2": "Борис"}
    assert page.evaluate("changed") == "muted"


@pytest.mark.parametrize(("kept", "night"), [({}, False), ({"theme": "night"}, True)])
def test_the_sheet_shows_what_is_kept(bench: Bench, kept: dict[str, str], night: bool) -> None:
    page = bench.open(SETTINGS, "js/settings.js", kept=kept)
    assert page.locator("#night").is_checked() == night
    assert page.locator("#by-system").is_checked() != night


def test_what_is_chosen_on_the_sheet_is_kept(bench: Bench) -> None:
    page = bench.open(SETTINGS, "js/settings.js")
    page.locator("#gear").click()
    page.locator("#night").check()
    page.locator("#sound").check()
    assert page.evaluate("({ ...localStorage })") == {"theme": "night", "sound": "on"}
    page.locator("#sound").uncheck()
    page.locator("#by-system").check()
    assert page.evaluate("({ ...localStorage })") == {}


def test_the_muted_stand_on_the_sheet_until_they_are_heard_again(bench: Bench) -> None:
    page = bench.open(SETTINGS, "js/settings.js", kept={"muted": '{"a1": "Аня"}'})
    page.locator("#gear").click()
    assert page.locator("[data-muted]").inner_text() == "Аня Слушать"
    assert page.locator("[data-muted] button").get_attribute("aria-label") == "Слушать: Аня"
    page.locator("[data-muted] button").click()
    assert page.locator("[data-muted]").is_hidden()


def test_the_sheet_closes_when_one_clicks_beside_it(bench: Bench) -> None:
    page = bench.open(SETTINGS, "js/settings.js")
    page.locator("#gear").click()
    assert page.evaluate("settings.open")
    page.locator("#night").click()
    assert page.evaluate("settings.open")
    page.evaluate("settings.click()")
    assert not page.evaluate("settings.open")


def test_light_and_motion_follow_what_is_kept(bench: Bench) -> None:
    page = bench.open("<input data-here>", "js/theme.js", kept={"theme": "night"})
    assert page.evaluate("document.documentElement.dataset.theme") == "night"
    page.evaluate("localStorage.clear(); localStorage.motion = 'calm'")
    page.evaluate("document.dispatchEvent(new CustomEvent('settings:changed'))")
    assert page.evaluate("({ ...document.documentElement.dataset })") == {"motion": "calm"}
    page.evaluate("document.dispatchEvent(new Event('DOMContentLoaded'))")
    assert page.locator("input").input_value() == "/"


def test_things_stand_still_by_the_system_or_by_the_settings(bench: Bench) -> None:
    page = bench.open("")
    calm = "it.calm.matches"
    assert not bench.of("js/motion.js", calm)
    page.evaluate("document.documentElement.dataset.motion = 'calm'")
    assert bench.of("js/motion.js", calm)
    page.evaluate("delete document.documentElement.dataset.motion")
    page.emulate_media(reduced_motion="reduce")
    assert bench.of("js/motion.js", calm)
    page.emulate_media(reduced_motion="no-preference")


AUDIO = """
window.heard = [];
class Part {
  constructor() { this.frequency = this.gain = { setValueAtTime() {}, exponentialRampToValueAtTime() {} }; }
  connect(next) { return next; }
  start(at) { heard.push(this.type); }
  stop() {}
}
window.AudioContext = class {
  currentTime = 0;
  createOscillator() { return new Part(); }
  createGain() { return new Part(); }
  async resume() { await new Promise((go) => setTimeout(go, late)); }
};
window.late = 0;
"""


@pytest.mark.parametrize(
    ("sound", "tones"),
    [
        ("turn", ["sine"] * 3),
        ("wood", ["triangle"]),
        ("call", ["square"] * 2),
        ("dice", ["triangle"] * 5),
        ("tick", ["triangle"]),
    ],
)
def test_sounds_are_silent_until_somebody_wants_them(bench: Bench, sound: str, tones: list[str]) -> None:
    page = bench.open("")
    page.evaluate(AUDIO)
    bench.of("js/sound.js", "it.play(...given)", sound)
    assert page.evaluate("heard") == []
    page.evaluate("localStorage.sound = 'on'")
    bench.of("js/sound.js", "it.play(...given)", sound)
    assert page.evaluate("heard") == tones


def test_what_could_not_be_heard_in_time_is_not_made_up_for(bench: Bench) -> None:
    page = bench.open("", kept={"sound": "on"})
    page.evaluate(AUDIO + "late = 600")
    bench.of("js/sound.js", "(window.over = it.play('wood'), 0)")
    page.clock.run_for(700)
    page.evaluate("over")
    assert page.evaluate("heard") == []


def test_the_switch_of_sounds_shows_how_it_stands(bench: Bench) -> None:
    page = bench.open("<button>…</button>", kept={"sound": "on"})
    page.evaluate(AUDIO)
    bench.of("js/sound.js", "(it.soundSwitch(document.querySelector('button')), 0)")
    button = page.locator("button")
    assert button.get_attribute("aria-pressed") == "true"
    button.click()
    assert button.get_attribute("aria-pressed") == "false"
    assert page.evaluate("localStorage.sound") == "off"
    button.click()
    page.wait_for_function("heard.join() === 'sine,sine,sine'")


NOTES = """([permission, hidden]) => {
  window.told = [];
  Notification.requestPermission = async () => permission;
  Object.defineProperty(Notification, "permission", { get: () => permission, configurable: true });
  Object.defineProperty(document, "hidden", { get: () => hidden, configurable: true });
  const showNotification = (title, { body, tag }) => told.push([title, body, tag]);
  const ready = Promise.resolve({ showNotification });
  Object.defineProperty(navigator, "serviceWorker", { value: { ready, register: async () => ({}) } });
}"""
LIVE = '<div id="live" data-title="Игра" data-code="abcd"></div>'


@pytest.mark.parametrize(
    ("wish", "permission", "hidden", "told"),
    [
        ("on", "granted", True, [["Игра", "Ваш ход", "abcd"]]),
        ("on", "granted", False, []),
        ("on", "denied", True, []),
        ("off", "granted", True, []),
    ],
)
def test_the_system_tells_of_ones_turn(
    bench: Bench, wish: str, permission: str, hidden: bool, told: list[list[str]]
) -> None:
    page = bench.open(LIVE + SETTINGS, kept={"notify": wish})
    page.evaluate(NOTES, [permission, hidden])
    bench.of("js/notify.js", "it.notify('Ваш ход')")
    assert page.evaluate("told") == told


@pytest.mark.parametrize("permission", ["granted", "denied"])
def test_the_system_is_asked_for_leave(bench: Bench, permission: str) -> None:
    page = bench.open(SETTINGS)
    page.evaluate(NOTES, [permission, False])
    page.evaluate("import('/static/js/settings.js').then(() => settings.showModal())")
    page.locator("#notify").click()
    assert page.locator("#notify").is_checked() == (permission == "granted")
    assert page.locator("[data-notify-denied]").is_visible() == (permission == "denied")


COPY = '<input value="https://игра"><button data-copy="https://игра" data-copied="Готово">Копировать</button>'


@pytest.mark.parametrize("clipboard", [True, False])
def test_a_link_is_copied_or_at_least_marked(bench: Bench, clipboard: bool) -> None:
    page = bench.open(COPY, "js/copying.js")
    page.evaluate(
        """(works) => {
            const writeText = async (text) => { if (works) window.copied = text; else throw new Error(); };
            Object.defineProperty(navigator, "clipboard", { value: { writeText } });
            document.execCommand = (what) => { window.copied = `${what}: ${getSelection()}`; };
        }""",
        clipboard,
    )
    page.locator("button").click()
    assert page.locator("button").inner_text() == "Готово"
    assert page.evaluate("copied") == ("https://игра" if clipboard else "copy: https://игра")
    page.clock.run_for(1600)
    assert page.locator("button").inner_text() == "Копировать"


def test_the_shell_is_kept_where_the_browser_allows_it(bench: Bench) -> None:
    page = bench.open("")
    page.evaluate(
        """() => {
            const register = (address) => { window.kept = address; return Promise.reject(); };
            Object.defineProperty(navigator, "serviceWorker", { value: { register } });
        }"""
    )
    bench.of("js/shell.js", "null")
    assert page.evaluate("kept") == "/service-worker.js"
