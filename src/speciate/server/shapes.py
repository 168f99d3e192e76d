"""The shapes of requests and answers (docs/api.md); the OpenAPI description is made from them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from speciate.tables.clock import ClockRule
from speciate.tables.play import Result, UndoResult
from speciate.tables.table import SeatWish

SeatNumber = Annotated[int, Meta(ge=0, le=31)]
Version = Annotated[int, Meta(ge=0, le=1_000_000_000)]
ShortText = Annotated[str, Meta(max_length=200)]
OptionName = Annotated[str, Meta(min_length=1, max_length=200)]


class Asked(Struct, forbid_unknown_fields=True):
    """A request; a field that is not known is an error."""


# ---------------------------------------------------------------------- people


class NewSession(Asked):
    name: ShortText
    language: Annotated[str, Meta(max_length=8)] | None = None


class NoticeWishes(Asked, omit_defaults=True):
    page: bool = True
    webhook: Annotated[str, Meta(max_length=500)] | None = None
    email: Annotated[str, Meta(max_length=254)] | None = None
    push: bool = False


class ChangeMe(Asked):
    name: ShortText | None = None
    language: Annotated[str, Meta(max_length=8)] | None = None
    notices: NoticeWishes | None = None


class Credentials(Asked):
    name: ShortText
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class NewToken(Asked):
    label: ShortText


class Me(Struct):
    id: str
    name: str
    kind: Literal["guest", "account"]
    language: str
    csrf: str | None
    notices: dict[str, Any]


class Token(Struct, omit_defaults=True):
    id: str
    label: str
    created: float
    used: float | None
    token: str | None = None


class Muted(Struct):
    person: str
    name: str


class PushKey(Struct):
    key: str | None


class PushKeys(Asked):
    p256dh: ShortText
    auth: ShortText


class PushSubscription(Asked):
    endpoint: Annotated[str, Meta(max_length=1000)]
    keys: PushKeys


# ---------------------------------------------------------------------- tables


class SettingShown(Struct):
    name: str
    kind: str
    default: int
    low: int
    high: int
    values: list[str]


class GameShown(Struct):
    id: str
    name: str
    min_players: int
    max_players: int
    rules: str
    bots: list[str]
    ahead: list[str]
    options: list[SettingShown]


class NewTable(Asked):
    game: ShortText
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=12)]
    options: dict[str, Any] = {}
    listed: bool = True
    clock: ClockRule | None = None


class Join(Asked):
    seat: SeatNumber | None = None
    invite: ShortText | None = None


class Start(Asked):
    fill: ShortText | None = None


class Leave(Asked):
    replace: Literal["bot", "open"] = "bot"
    level: ShortText | None = None


class Replace(Asked):
    seat: SeatNumber
    level: ShortText


class Abandon(Asked):
    agree: bool = True


class Notes(Asked):
    text: Annotated[str, Meta(max_length=10_000)]


class Say(Asked):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class AheadAnswers(Asked):
    answers: dict[ShortText, OptionName]


class Choose(Asked):
    seat: SeatNumber
    option: OptionName
    version: Version


class Undo(Asked):
    version: Version
    steps: Annotated[int, Meta(ge=1, le=1000)] = 1
    seat: SeatNumber | None = None


class UndoAnswer(Asked):
    agree: bool


class Fork(Asked):
    at: Version
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=12)]
    listed: bool = False
    clock: ClockRule | None = None


class Line(Struct):
    id: int
    at: float
    person: str
    name: str
    seat: int | None
    text: str


class Answer(Struct, omit_defaults=True):
    """What became of a choice."""

    result: Result
    version: int
    reason: str | None = None
    type: str | None = None
    ref: Any = None


class Undone(Struct):
    result: UndoResult
    version: int


class Why(Struct):
    reason: str | None


class Position(Struct):
    version: int
    seat: int | None
    view: dict[str, Any]
    options: list[str]
    events: list[dict[str, Any]]
    to_act: list[int]
    can_undo: int
    clock: dict[str, Any] | None
    reset: bool


class LogLine(Struct, omit_defaults=True):
    version: int
    kind: str
    seat: int
    at: float
    by: str
    option: str | None = None
    to: int | None = None
    note: str | None = None


class Chosen(Struct):
    seat: int
    option: str
    by: str


class Replayed(Struct, omit_defaults=True):
    at: int
    of: int
    seat: int | str | None
    view: dict[str, Any]
    options: list[str]
    events: list[dict[str, Any]]
    chosen: Chosen | None
    views: list[dict[str, Any]] | None = None


class Verified(Struct):
    commitment: str
    seed: str
    choices: int
    scores: list[int]
    ok: bool


class RatingShown(Struct):
    person: str
    name: str
    players: int
    rating: float
    mu: float
    sigma: float
    games: int


class Problem(Struct):
    error: str
    detail: str


class LiveChoose(Struct, forbid_unknown_fields=True, tag_field="type", tag="choose"):
    seat: SeatNumber
    option: OptionName
    version: Version
    ref: int | str | None = None


class LivePing(Struct, forbid_unknown_fields=True, tag_field="type", tag="ping"):
    ref: int | str | None = None


LiveMessage = LiveChoose | LivePing
TableShown = dict[str, Any]
