"""What people do at a table besides the moves: take back, ask why, call, vote, talk, leave, come back."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.conftest import Desk
from browser.scenes import CALM, FIRST_MOVES, FRIENDS
from browser.walks import CALL, OPTION, STATUS, ready, start

LOG = '[data-test="log"]'
NOTICE = "#notice .refused"
TILE = '[data-test="tile"]'


COVERED = """() => {
    const tiles = [...document.querySelectorAll('[data-test="tile"]')];
    const boxes = tiles.map((tile) => tile.getBoundingClientRect());
    return boxes.some((one, i) => boxes.some((two, j) => i < j && one.left < two.right && two.left < one.right
        && one.top < two.bottom && two.top < one.bottom));
}"""


def option(page: Page, text: str) -> None:
    page.locator(OPTION, has_text=text).first.click()


def test_a_word_is_spelt_by_tapping_and_called_by_typing(desk: Desk) -> None:
    """A false call is judged in the open; the caller reads why it does not count."""
    anya, boris = desk.person(), desk.person()
    desk.seat(FRIENDS, anya, boris)
    option(anya, "Выложить")
    expect(boris.locator(TILE)).to_have_count(3)
    letters = [tile.inner_text().strip().lower() for tile in boris.locator(TILE).all()]
    for tile in boris.locator(TILE).all():
        tile.click()
        expect(tile).to_have_attribute("aria-pressed", "true")
    expect(boris.locator(CALL)).to_have_value("".join(letters))
    boris.locator(CALL).fill("шкаф")
    boris.locator(CALL).press("Enter")
    for page in (anya, boris):
        expect(page.locator(LOG)).to_contain_text("«шкаф» не засчитано")
        expect(page.locator('[data-test="bubble"]')).to_contain_text("ШКАФ")
    expect(boris.locator(CALL)).to_have_value("")
    boris.locator(CALL).fill("word")
    boris.locator(CALL).press("Enter")
    expect(boris.locator(NOTICE)).to_contain_text("латинская")
    expect(boris.locator(CALL)).to_have_value("word")  # what was refused can be put right


def test_a_barred_card_says_why_and_the_clause_is_a_click_away(desk: Desk) -> None:
    """After two red cards the showcase is too small. Meanwhile no letter covers another."""
    anya, boris = desk.person(), desk.person(360, 740)
    desk.seat(FRIENDS, anya, boris)
    for closed in ("pass", "call"):  # nobody has laid a letter yet
        expect(anya.locator(f'[data-test="{closed}"]')).to_be_disabled()
        anya.locator(f'[data-test="{closed}"]').click(force=True)
        expect(anya.locator(NOTICE)).to_contain_text("НС 0.2")
        anya.evaluate("() => document.querySelector('#notice').replaceChildren()")
    for mover, other in ((anya, boris), (boris, anya)):
        mover.locator('[data-test="showcase"]').first.click()
        option(other, "Промолчать")
        assert not any(page.evaluate(COVERED) for page in (anya, boris))
    barred = anya.locator('[data-test="barred"]')
    expect(barred).to_have_count(4)
    barred.first.click()
    expect(anya.locator(NOTICE)).to_contain_text("меньше пяти карт")
    expect(anya.locator(NOTICE)).to_contain_text("НС 3.")
    anya.locator(f"{LOG} .clause-link").first.click()
    expect(anya.locator("#panel-rules .clause.asked-for")).to_be_visible()


def test_a_word_is_disputed_the_doubt_taken_back_and_voted_on(desk: Desk) -> None:
    anya, boris = desk.person(), desk.person()
    desk.seat(FRIENDS._replace(settings={**CALM, "checking": "vote"}), anya, boris)
    option(anya, "Выложить")
    expect(boris.locator(TILE)).to_have_count(3)
    word = "".join(tile.inner_text().strip().lower() for tile in boris.locator(TILE).all())
    boris.locator(CALL).fill(word)
    boris.locator('[data-test="call"]').click()
    dispute = anya.locator('[data-test="choice"][data-text="dispute"]')
    dispute.click()
    expect(boris.locator(LOG)).to_contain_text("Аня сомневается")
    anya.locator('[data-test="undo-above"]').click()
    expect(boris.locator(LOG)).not_to_contain_text("Аня сомневается")
    dispute.click()
    anya.locator('[data-test="choice"][data-text="against"]').click()
    boris.locator('[data-test="choice"][data-text="for"]').click()
    for page in (anya, boris):
        expect(page.locator(LOG)).to_contain_text(f"Голоса по слову «{word}»")
        expect(page.locator(LOG)).to_contain_text("За: Борис. Против: Аня")


UNCOVERED = """thing => {
    const { left, right, top, bottom } = thing.getBoundingClientRect();
    return thing.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}"""


def test_the_score_sheet_opens_where_nothing_covers_it(desk: Desk) -> None:
    anya, boris = desk.person(1280, 700), desk.person(360, 700, touch=True)
    desk.seat(FRIENDS._replace(settings={**CALM, "games": 3}), anya, boris)
    for page in (anya, boris):
        sheet = page.locator("#sheet")
        sheet.locator("summary").click()
        expect(sheet).to_contain_text("Всего")
        page.wait_for_function(UNCOVERED, arg=sheet.locator("tfoot").element_handle())


def test_people_talk_and_one_may_stop_listening(desk: Desk) -> None:
    anya, boris = desk.person(), desk.person()
    desk.seat(FRIENDS, anya, boris)
    for page in (anya, boris):
        page.get_by_role("tab", name="Беседа").click()
    boris.locator('[data-test="chat-input"]').fill("<b>привет</b>")
    boris.locator('[data-test="chat-input"]').press("Enter")
    expect(boris.locator('[data-test="chat-input"]')).to_have_value("")
    line = anya.locator("#chat li")
    expect(line).to_contain_text("<b>привет</b>")
    line.get_by_role("button").click()
    expect(line.locator("span").last).to_be_hidden()
    boris.locator('[data-test="chat-input"]').fill("ещё раз")
    boris.locator('[data-test="chat-input"]').press("Enter")
    expect(anya.locator("#chat li")).to_have_count(2)
    expect(anya.get_by_text("ещё раз")).to_be_hidden()
    anya.reload()
    anya.get_by_role("tab", name="Беседа").click()
    expect(anya.get_by_text("ещё раз")).to_be_hidden()
    expect(anya.locator("#chat li:visible")).to_have_count(1)  # one way back, however much was said
    anya.locator("#chat li:visible").get_by_role("button").click()
    expect(anya.locator("#chat li:visible")).to_have_count(2)
    expect(anya.get_by_text("ещё раз")).to_be_visible()


def test_what_cannot_be_said_is_answered_where_it_was_written(desk: Desk) -> None:
    """On a phone the sheet covers the place where the table answers otherwise."""
    page = desk.person(360, 740, touch=True)
    desk.seat(FIRST_MOVES["no_words"], page)
    page.locator('[data-drawer="chat"]').tap()
    page.locator('[data-test="chat-input"]').fill("  ")
    page.locator('[data-test="chat-input"]').press("Enter")
    answer = page.locator("#panel-chat").get_by_text("Сообщение пустое")
    expect(answer).to_be_visible()
    page.locator('[data-test="chat-input"]').fill("привет")
    page.locator('[data-test="chat-input"]').press("Enter")
    expect(answer).to_have_count(0)


def test_an_absent_player_is_replaced_by_a_bot_and_comes_back(desk: Desk) -> None:
    anya, boris = desk.person(), desk.person()
    link = desk.seat(FRIENDS, anya, boris)
    boris.goto(desk.url)
    anya.locator('[data-test="replace"]').click()
    expect(anya.locator("#plate-1")).to_contain_text("играет бот")
    option(anya, "Выложить")
    expect(anya.locator(LOG)).to_contain_text("Борис")
    boris.goto(link)
    boris.locator('[data-test="give-back"]').click()
    expect(anya.locator("#plate-1")).not_to_contain_text("играет бот")


def test_a_public_table_is_found_on_the_home_page_and_watched(desk: Desk) -> None:
    anya, stranger = desk.person(), desk.person()
    anya.goto(f"{desk.url}/new/no_words")
    anya.fill("[name=name]", "Аня у всех на виду")
    anya.locator("[name=public]").check()
    anya.locator('[data-test="lay"]').click()
    anya.wait_for_url("**/t/*")
    ready(anya)
    stranger.goto(desk.url)
    here = stranger.locator('[data-test="public"]', has_text="Аня у всех на виду")
    expect(here).to_contain_text("подсесть")
    start(anya)
    stranger.reload()
    expect(here).to_contain_text("смотреть")
    here.click()
    expect(stranger.locator(STATUS)).to_be_visible()
    expect(stranger.locator(".here")).to_contain_text("зритель")
    anya.goto(desk.url)
    expect(anya.locator('[data-test="mine"]').first).to_contain_text("Аня у всех на виду")


NOTES = """
    window.notes = [];
    window.AudioContext = class extends AudioContext {
        createOscillator() {
            const voice = super.createOscillator(), start = voice.start.bind(voice);
            voice.start = (when) => (window.notes.push(this.state), start(when));
            return voice;
        }
    };"""
"""Notes every sound that the page makes, and whether it can be heard."""


def test_sounds_are_made_when_they_are_wanted_and_never_made_up_for(desk: Desk) -> None:
    anya, boris = desk.person(), desk.person(alone=True)
    boris.add_init_script(NOTES)
    desk.seat(FRIENDS, anya, boris)

    def silent() -> None:
        boris.wait_for_timeout(700)  # longer than a sound may be late
        assert boris.evaluate("window.notes") == []

    option(anya, "Выложить")
    silent()  # off by default
    boris.locator("[data-sound]").click()
    boris.wait_for_function("() => window.notes.length === 3")  # the bell, to be heard
    boris.reload()
    ready(boris)
    silent()  # nobody has touched the page yet
    boris.locator("#log").click()
    silent()  # and what could not be heard does not come now
    option(boris, "Промолчать")
    boris.wait_for_function("() => window.notes.length")
    assert set(boris.evaluate("window.notes")) == {"running"}


def test_sound_theme_and_language_are_switched_and_remembered(desk: Desk) -> None:
    anya, boris = desk.person(), desk.person()
    desk.seat(FRIENDS, anya, boris)
    sound = anya.locator("[data-sound]")
    expect(sound).to_have_attribute("aria-pressed", "false")
    sound.click()
    anya.locator('[data-test="settings"]').click()
    anya.get_by_label("Ночная", exact=True).check()
    anya.get_by_role("button", name="English").click()
    expect(anya.locator(STATUS)).to_contain_text("Your turn")
    expect(anya.locator("html")).to_have_attribute("data-theme", "night")
    expect(sound).to_have_attribute("aria-pressed", "true")
    option(anya, "Place")  # with sound: nothing must break
    expect(boris.locator(STATUS)).to_contain_text("Видите слово")
