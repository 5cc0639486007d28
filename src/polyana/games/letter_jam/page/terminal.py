"""«Букводжем» in the terminal: the stands, the clue on the table, the offers, one's own sheet."""

from __future__ import annotations

import re
from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.text import Text

from polyana.games.letter_jam.page import page
from polyana.games.letter_jam.page.final_lines import line
from polyana.games.letter_jam.page.sheets import history, noted, own_clue, sheet
from polyana.games.letter_jam.rules.cards import JOKER
from polyana.games.letter_jam.rules.clue import OWN
from polyana.games.letter_jam.rules.final_line import FinalLine, Part
from polyana.games.letter_jam.rules.kinds import CLAIM, GO, LINE, MOVE, NOTE, PROPOSE, WORD
from polyana.games.letter_jam.rules.moving_on import Decision
from polyana.games.letter_jam.rules.table import LAST_STAGES, Jam
from polyana.games.terminal import GameTerminal, Look
from polyana.words import fold

A_NOTE = re.compile(r"\d +\w+")
LATEST = 8
"""So many clues of the sheet are listed."""
NUMBERS = ("length", "players", "virtual", "bonus", "joker")


class LetterJamTerminal(GameTerminal):
    """The table of «Букводжем»."""

    def draw(self, look: Look) -> Iterable[RenderableType]:
        t: Jam = look.table
        if t.stage in LAST_STAGES:
            yield shelf(look)
        elif t.stage != "words":
            yield stands(look)
        yield markers(look)
        if t.chips_out:
            yield clue(look)
        if t.proposals:
            yield offers(look)
        if look.seat >= 0:
            yield from own(look)

    def read(self, look: Look, text: str) -> tuple[str, str] | None:
        """«2 АО» is a note, a letter is what one's own card is; a word goes to whatever asks for one."""
        typed = fold(text.strip())
        if A_NOTE.fullmatch(typed) and look.asked(NOTE.name):
            return NOTE.name, typed.upper()
        if len(typed) == 1 and typed.isalpha() and look.asked(MOVE.name):
            return MOVE.name, Decision(GO, typed.upper()).text
        if typed.startswith(JOKER) and look.asked(CLAIM.name):
            return CLAIM.name, typed.upper()
        if typed.isalpha() and look.asked(LINE.name):
            return LINE.name, arranged(look.table, look.seat, typed)
        if len(typed) > 1 and typed[0].isalpha():
            return next(((one, text.strip()) for one in (WORD.name, PROPOSE.name) if look.asked(one)), None)
        return None

    def ended(self, look: Look) -> str:
        """All win or lose together."""
        t: Jam = look.table
        right = sum(t.verdicts.values())
        if right == t.players:
            return look.say("page-all-right")
        return look.say("page-some-right", right=right, players=t.players)


# --- what lies on the table ---------------------------------------------------------------------------


def stands(look: Look) -> RenderableType:
    """The six stands clockwise from one's own: the letter, the chips at it, what stands behind it."""
    found = page.stands(look.table, look.seat)
    made = look.grid()
    for _ in found:
        made.add_column(width=11, justify="center")
    names, letters, chips, behind = [], [], [], []
    for one in found:
        virtual = Text(f"{look.say('page-virtual-short')} {one.number}")
        names.append(look.name(one.seat) if one.seat >= 0 else virtual)
        letters.append(Text(f"[{one.letter or ' '}]", "bold reverse" if one.letter == OWN else "bold"))
        chips.append(Text(",".join(map(str, one.chips)), "cyan"))
        behind.append(Text(_behind(look, one), "dim"))
    for row in (names, letters, chips, behind):
        made.add_row(*row)
    return made


def _behind(look: Look, one: page.Stand) -> str:
    """How far a player is, or how many cards a virtual one has left."""
    t: Jam = look.table
    if one.seat < 0:
        return f"+{len(t.stacks[one.number])}"
    if t.through(one.seat):
        return look.say("page-uses-extra")
    return f"{t.at[one.seat] + 1}/{t.lengths[one.seat]}"


def markers(look: Look) -> Text:
    """The markers, and what lies in the middle."""
    t: Jam = look.table
    said = look.say("page-markers", red=t.reds, leaves=t.leaves, heart=t.heart, green=t.greens)
    middle = [look.say("page-joker") if t.joker_free else look.say("page-joker-gone")]
    middle += [look.say("page-bonus", letter=letter) for letter in t.bonus]
    return Text(f"{said}. {'. '.join(middle)}.", "dim")


def clue(look: Look) -> RenderableType:
    """The clue as this seat sees it, letter by letter under the numbers of the chips."""
    t: Jam = look.table
    one = noted(t, look.seat, len(t.clues))
    title = f"{look.say('page-clue', number=one.number)} — {look.speech.name(one.giver)}"
    made = look.grid(*map(str, range(1, len(one.letters) + 1)))
    made.add_row(*(Text(letter, "bold reverse" if letter == OWN else "bold") for letter in one.letters))
    return Group(Text(title, "bold"), made)


def offers(look: Look) -> RenderableType:
    """What may be known of the proposals."""
    t: Jam = look.table
    made = look.grid(look.say("page-offers"), *(look.say(f"page-short-{one}") for one in NUMBERS))
    for seat, one in page.offers(t).items():
        numbers = one.numbers
        joker = look.say("page-yes" if numbers.joker else "page-no")
        made.add_row(
            look.name(seat),
            *map(str, (numbers.length, numbers.players, numbers.virtual, numbers.bonus)),
            joker,
        )
    return made


def shelf(look: Look) -> RenderableType:
    """The words as they lie in the end: face down, or turned over."""
    t: Jam = look.table
    made = look.grid("", look.say("page-lines"), "")
    for seat in t.seats:
        if seat in t.laid:
            faces = " ".join(card.letter for card in page.final_lines.turned(t, seat))
            fate = "page-to-reveal"
            if seat in t.verdicts:
                fate = "page-right" if t.verdicts[seat] else "page-wrong"
        else:
            faces = " ".join(look.sign("▓", "#") * t.lengths[seat])
            fate = "page-done-note" if seat in t.ready else "page-to-reveal"
        made.add_row(look.name(seat), Text(faces, "bold"), Text(look.say(fate), "dim"))
    return made


# --- one's own sheet ----------------------------------------------------------------------------------


def own(look: Look) -> Iterable[RenderableType]:
    """The own row with what is pencilled under it, the clues so far, the draft, the final line."""
    t: Jam = look.table
    if t.stage == "words":
        if t.shares.get(look.seat):
            yield look.line(look.say("page-share"), Text(" ".join(sorted(t.shares[look.seat])), "bold"))
        return
    row = [_card(one.number, one.noted, one.state) for one in sheet(t, look.seat, look.game.box)]
    yield look.line(look.say("page-row"), look.joined(row, "  "))
    if look.seat in t.drafts and t.stage in page.DRAFTED:
        yield look.line(look.say("page-own-offer").rstrip(":"), t.drafts[look.seat].word.upper())
    for one in history(t, look.seat)[:LATEST]:
        word = own_clue(t, look.seat, one.number)
        said = f" — {look.say('page-own-clue', word=word)}" if word else ""
        yield Text.assemble(f"{one.number:>3}. ", (one.letters, "bold"), _uses(look, one.card), said)
    if t.stage == "final":
        lying = [f"{part.card or '+'}:{part.centre or part.guess or '·'}" for part in line(t, look.seat)]
        yield look.line(look.say("page-line"), " ".join(lying))
    if look.legend:
        yield Text(look.say("page-in-terminal"), "dim")


def _uses(look: Look, card: int) -> str:
    """Which own card a clue uses, if any."""
    if not card:
        return ""
    extra = card > look.table.lengths[look.seat]
    return f" ({look.say('page-uses-extra') if extra else look.say('page-uses', number=card)})"


def _card(number: int, letters: str, state: str) -> Text:
    """A card of the row with its pencil marks."""
    style = "bold reverse" if state == "now" else "dim" if state == "ahead" else ""
    return Text(f"{'+' if state == 'extra' else number}:{letters or '·'}", style)


def arranged(t: Jam, seat: int, word: str) -> str:
    """A word with a card for each of its letters, by the pencil marks. Where no mark fits lies a card from
    the centre with that letter, added as long as the word is longer than the row, else on top of an own
    card; or an own card of which nothing is known. (LJ-11.2, LJ-11.4, LJ-11.7)"""
    guesses = {part.card: part.guess for part in line(t, seat) if part.card}
    added = len(word) - len(guesses)
    centre = [(claim.letter, claim.name) for claim in t.claims[seat]]
    lying: dict[int, Part] = {}
    for place, letter in enumerate(word.upper()):
        card = next((one for one, guess in guesses.items() if guess == letter), 0)
        if card:
            del guesses[card]
            lying[place] = Part(card)
    left = iter([*guesses])
    for place, letter in enumerate(word.upper()):
        if place in lying:
            continue
        name = next((name for shown, name in centre if shown == letter), "")
        if name:
            centre.remove((letter, name))
        on_its_own = bool(name) and added > 0
        added -= on_its_own
        lying[place] = Part(0 if on_its_own else next(left, 0), name)
    return FinalLine(word, tuple(lying[place] for place in sorted(lying))).text
