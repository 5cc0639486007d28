"""What programs send and get, with examples: the OpenAPI page is made of this."""

from __future__ import annotations

from typing import Annotated, Any

from litestar.openapi.datastructures import ResponseSpec
from msgspec import Meta, Struct

MAX_TEXT_CHARS = 200
"""Letters in an answer or a name; no word and no option is longer."""

Name = Annotated[str, Meta(max_length=MAX_TEXT_CHARS, description="What you are called at the table.")]
Question = Annotated[
    str,
    Meta(
        max_length=MAX_TEXT_CHARS, description="The id of an open question.", examples=["0-place-8f3a61c2d4"]
    ),
]
Text = Annotated[
    str,
    Meta(
        max_length=MAX_TEXT_CHARS,
        description="One of the options (a list with commas: `К,О`, an empty one as `-`), or a text "
        "of your own where the question says `writes`.",
        examples=["К", "pass", "кот"],
    ),
]


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to lay. You sit down in seat 0; `bots` fill the last seats."""

    game: Annotated[str, Meta(max_length=40, examples=["no_words"])] = "no_words"
    players: Annotated[int, Meta(ge=1, le=12, examples=[3])] = 2
    name: Name = "Программа"
    settings: Annotated[
        dict[str, Any],
        Meta(description="The game's settings; what is not named is as usual.", examples=[{"games": 1}]),
    ] = {}
    bots: Annotated[
        list[Annotated[str, Meta(max_length=20)]],
        Meta(max_length=11, description="Levels, see `/api/games`.", examples=[["novice", "player"]]),
    ] = []
    public: Annotated[bool, Meta(description="Shown on the home page to everybody.")] = False


class Sit(Struct, forbid_unknown_fields=True):
    """A name for the table, and the number of a seat if you want a certain one."""

    name: Name = "Программа"
    seat: Annotated[int, Meta(ge=0, le=11)] | None = None


class Reply(Struct, forbid_unknown_fields=True):
    """The answer to an open question."""

    question: Question
    text: Text


class Frame(Struct, forbid_unknown_fields=True):
    """An answer over the socket; `ref` comes back with the acknowledgement or the refusal."""

    question: Question
    text: Text
    ref: str | int = ""


class Seated(Struct):
    """Your seat, and the token that opens it. Keep the token: nobody can tell you a second time."""

    code: Annotated[str, Meta(examples=["abcdefgh2345"])]
    seat: int
    token: str


class Done(Struct):
    """It is on disk."""

    ok: bool = True


class Info(Struct):
    """What everybody may know about a table."""

    code: str
    game: str
    players: int
    settings: dict[str, Any]
    names: list[str]
    begun: bool
    over: bool
    rematch: Annotated[str, Meta(description="The code of the table that was laid after this one, or empty.")]


class GameInfo(Struct):
    """A game that can be played here."""

    name: Annotated[str, Meta(examples=["no_words"])]
    title: Annotated[str, Meta(examples=["Нет слов"])]
    least: int
    most: int
    bots: Annotated[list[str], Meta(description="Levels, weakest first.")]
    rules: Annotated[str, Meta(description="The exact rules: version, cards, lexicon.")]


class AskedNow(Struct):
    """One of your open questions: answer it by its `id` with the text of an option."""

    id: str
    seat: int
    kind: Annotated[str, Meta(examples=["place"])]
    clause: Annotated[str, Meta(description="The clause of the rulebook.", examples=["NW-3.1"])]
    options: Annotated[list[Any], Meta(description="What may be answered.", examples=[["К", "О", "А*"]])]
    barred: Annotated[list[Any], Meta(description="Shown but not open: value, reason, clause.")]
    writes: Annotated[bool, Meta(description="May you write a text of your own?")]
    default: Annotated[Any, Meta(description="What counts if you are too slow; null: nobody waits for you.")]
    seconds: float | None
    clock: str
    about: dict[str, str | int]


class SeatView(Struct):
    """All that you may know now. Before the match begins there are only `begun`, `names` and `seat`."""

    begun: bool
    names: list[str]
    seat: int
    heard: Annotated[int, Meta(description="How many events you have heard so far.")]
    log: Annotated[
        list[dict[str, Any]], Meta(description="The last of them: those after the first `heard - len(log)`.")
    ]
    table: Annotated[
        dict[str, Any] | None, Meta(description="The table as you see it; hidden piles are `backs`.")
    ] = None
    questions: list[AskedNow] = []
    waiting: Annotated[list[int], Meta(description="The seats that are waited for.")] = []
    step: Annotated[list[Any], Meta(description="The running phase and its arguments.")] = []
    agenda: list[Any] = []
    over: Annotated[dict[str, Any] | None, Meta(description="`winners` and `scores`, once it is over.")] = (
        None
    )
    may_undo: bool = False


class Refusal(Struct):
    """Nothing has changed. `refused` names the reason, `clause` the rule, `text` says it to people."""

    refused: Annotated[str, Meta(examples=["stale", "not_an_option", "bad_token", "too_fast"])]
    clause: Annotated[str, Meta(examples=["NW-3.2"])]
    text: str


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals that an operation documents; the last two are common to all."""
    said = {
        400: "It could not be read.",
        403: "The token does not open this seat, or this seat may not do that.",
        404: "There is no such table or game.",
        409: "The rules or the present state of the table do not allow it.",
        413: "Too large.",
        429: "Too often; wait a little.",
        503: "The server cannot read or write its store just now. Nothing has changed; try again later.",
    }
    return {
        status: ResponseSpec(Refusal, description=said[status], generate_examples=False)
        for status in (*statuses, 429, 503)
    }
