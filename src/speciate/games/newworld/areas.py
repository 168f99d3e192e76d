"""Areas phase (3.2): a new area enters on the left, every area is filled."""

from __future__ import annotations

from speciate.core.step import Step
from speciate.games.newworld import events
from speciate.games.newworld.components import AREAS
from speciate.games.newworld.state import NewWorld


def fill_areas(s: NewWorld) -> None:
    """Raise the tokens to the printed numbers; nothing is ever removed. A Swamp gets 1 if empty."""
    for card in s.area_row:
        for area in (2 * card, 2 * card + 1):
            place = AREAS[area]
            if place is None:
                continue
            red = s.red[area]
            if place.swamp:
                s.red[area] = red or 1
            else:
                s.red[area] = max(red, place.red)
            s.shelter[area] = max(s.shelter[area], place.shelter)
            if s.events is not None:
                s.tell(events.AREA_FILLED, (area, s.red[area], s.shelter[area]))


class AreasPhase(Step[NewWorld]):
    NAME = "areas-phase"

    def run(self, s: NewWorld) -> None:
        if s.events is not None:
            s.tell(events.PHASE_BEGAN, (events.AREAS,))
        entering = s.area_deck[-1]
        s.area_deck = s.area_deck[:-1]
        s.area_row = [entering, *s.area_row]
        if s.events is not None:
            s.tell(events.AREA_ENTERED, (entering,))
        fill_areas(s)
