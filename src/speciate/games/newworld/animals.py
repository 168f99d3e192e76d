"""Animals, rows and traits (section 4)."""

from __future__ import annotations

from speciate.core.lists import replaced
from speciate.games.newworld import events
from speciate.games.newworld.components import (
    ANY,
    AREAS,
    BONUS,
    EXCLUDES,
    FAT,
    MANY,
    OPPONENT,
    PAIR,
    STAGNATING,
    SWAMP,
    TARGET,
)
from speciate.games.newworld.state import (
    CARD_MASK,
    LOADED,
    NO_CARD,
    ROTATED,
    TRAIT_MASK,
    TRAIT_SHIFT,
    NewWorld,
)

# ---------------------------------------------------------------------- 4.1 animals


def new_animal(s: NewWorld, seat: int, card: int, known_to: int) -> int:
    """Lay a card face down at the right end of the row; returns the new animal."""
    if -1 in s.owner:
        a = s.owner.index(-1)
        s.owner[a] = seat
        s.face[a] = card
    else:
        a = len(s.owner)
        s.owner.append(seat)
        s.face.append(card)
        s.cards.append(())
        s.link.append(NO_CARD)
        s.eaten_red.append(0)
        s.eaten_blue.append(0)
        s.sheltered.append(0)
        s.marks.append(0)
        s.mask.append(0)
        s.requirement.append(1)
    s.rows[seat].append(a)
    s.seen = replaced(s.seen, card, s.seen[card] | known_to)
    if s.events is not None:
        s.tell(events.ANIMAL_BORN, (seat, a))
        if known_to:
            s.tell(events.FACE_KNOWN, (seat, a, card), s.seen[card])
    return a


def refresh(s: NewWorld, a: int) -> None:
    """Work out anew what follows from the cards of an animal."""
    mask = 0
    requirement = 1
    for code in s.cards[a]:
        trait = code >> TRAIT_SHIFT & TRAIT_MASK
        mask |= 1 << trait
        requirement += BONUS[trait]
    right = s.link[a]
    left = left_link(s, a)
    if right != NO_CARD:
        mask |= 1 << (right >> TRAIT_SHIFT & TRAIT_MASK)
    if left != NO_CARD:
        mask |= 1 << (left >> TRAIT_SHIFT & TRAIT_MASK)
    s.mask[a] = mask
    s.requirement[a] = requirement


def left_link(s: NewWorld, a: int) -> int:
    """The pair card in the gap to the left of an animal, or NO_CARD."""
    row = s.rows[s.owner[a]]
    i = row.index(a)
    return s.link[row[i - 1]] if i else NO_CARD


def neighbour(s: NewWorld, a: int, step: int) -> int:
    """The animal to the left (-1) or right (+1) in the same row, or -1."""
    row = s.rows[s.owner[a]]
    i = row.index(a) + step
    return row[i] if 0 <= i < len(row) else -1


def links(s: NewWorld, a: int) -> int:
    """How many pair cards lie beside an animal."""
    return (s.link[a] != NO_CARD) + (left_link(s, a) != NO_CARD)


def trait_count(s: NewWorld, a: int) -> int:
    """6.1: trait cards of an animal, each of its pair cards counted once."""
    return len(s.cards[a]) + links(s, a)


# ---------------------------------------------------------------------- 4.2 and 4.3 rows


def blocks(s: NewWorld, seat: int) -> list[list[int]]:
    """The row as chains of linked animals and single animals, left to right."""
    result: list[list[int]] = []
    joined = False
    for a in s.rows[seat]:
        if joined:
            result[-1].append(a)
        else:
            result.append([a])
        joined = s.link[a] != NO_CARD
    return result


def mirror(s: NewWorld, block: list[int]) -> list[int]:
    """Turn a chain round; its pair cards stay between the same animals."""
    gaps = [s.link[a] for a in block[:-1]]
    turned = block[::-1]
    gaps.reverse()
    for i, code in enumerate(gaps):
        s.link[turned[i]] = code
    s.link[turned[-1]] = NO_CARD
    return turned


def pairable(s: NewWorld, seat: int) -> list[list[int]]:
    """Per block, its animals that can take one more pair card (4.3)."""
    result: list[list[int]] = []
    for block in blocks(s, seat):
        ends = [block[0]] if len(block) == 1 else [block[0], block[-1]]
        ends = [a for a in ends if not s.mask[a] >> STAGNATING & 1]
        if ends:
            result.append(ends)
    return result


def add_pair(s: NewWorld, seat: int, a: int, b: int, trait: int, card: int) -> None:
    """Link two own animals, in the canonical arrangement of 4.3."""
    left: list[int] = []
    right: list[int] = []
    rest: list[list[int]] = []
    at = 0
    for block in blocks(s, seat):
        if a in block:
            left = block
            at = len(rest)
        elif b in block:
            right = block
        else:
            rest.append(block)
    if left[-1] != a:
        left = mirror(s, left)
    if right[0] != b:
        right = mirror(s, right)
    row: list[int] = []
    for block in rest[:at]:
        row += block
    row += left
    row += right
    for block in rest[at:]:
        row += block
    s.rows[seat] = row
    link_neighbours(s, seat, a, b, trait, card)


def link_neighbours(s: NewWorld, seat: int, a: int, b: int, trait: int, card: int) -> None:
    """Put a pair card into the gap between a and its right neighbour b."""
    s.link[a] = card | trait << TRAIT_SHIFT
    s.mask[a] |= 1 << trait
    s.mask[b] |= 1 << trait
    s.seen = replaced(s.seen, card, s.everybody())
    if s.events is not None:
        s.tell(events.PAIR_ADDED, (seat, a, b, trait, card))


# ---------------------------------------------------------------------- 4.4 traits


def takes(mask: int, trait: int) -> bool:
    """Whether an animal with these traits can take this one, whoever owns it (4.4)."""
    if mask >> STAGNATING & 1 or mask & EXCLUDES[trait]:
        return False
    return not mask >> trait & 1 or MANY[trait] or PAIR[trait]


def can_add(s: NewWorld, seat: int, trait: int, a: int) -> bool:
    """Whether a player may put a trait that is no pair trait on an animal (4.4)."""
    target = TARGET[trait]
    if target != ANY and (s.owner[a] == seat) == (target == OPPONENT):
        return False
    return takes(s.mask[a], trait)


def has_target(s: NewWorld, seat: int, trait: int) -> bool:
    if PAIR[trait]:
        return len(pairable(s, seat)) > 1
    target = TARGET[trait]
    for owner in range(s.players):
        if target == ANY or (owner != seat) == (target == OPPONENT):
            for a in s.rows[owner]:
                if takes(s.mask[a], trait):
                    return True
    return False


def add_trait(s: NewWorld, seat: int, a: int, trait: int, card: int, flags: int = 0) -> None:
    s.cards[a] = (*s.cards[a], card | trait << TRAIT_SHIFT | flags)
    s.mask[a] |= 1 << trait
    s.requirement[a] += BONUS[trait]
    s.seen = replaced(s.seen, card, s.everybody())
    if s.events is not None:
        s.tell(events.TRAIT_ADDED, (seat, a, trait, card))


def find_card(s: NewWorld, a: int, trait: int) -> int:
    """The trait card of this trait on an animal (the first one, if there are several)."""
    for code in s.cards[a]:
        if code >> TRAIT_SHIFT & TRAIT_MASK == trait:
            return code
    return NO_CARD


def find_fat(s: NewWorld, a: int, loaded: bool) -> int:
    """A Fat-storing card of an animal with or without its token, or NO_CARD."""
    for code in s.cards[a]:
        if code >> TRAIT_SHIFT & TRAIT_MASK == FAT and bool(code & LOADED) == loaded:
            return code
    return NO_CARD


def replace_card(s: NewWorld, a: int, old: int, new: int) -> None:
    s.cards[a] = tuple([new if code == old else code for code in s.cards[a]])


def rotate(s: NewWorld, a: int, code: int) -> None:
    replace_card(s, a, code, code | ROTATED)


def lose_trait(s: NewWorld, a: int, code: int) -> None:
    """Discard a trait card that is no pair card; a fat token on it is lost."""
    s.cards[a] = tuple([other for other in s.cards[a] if other != code])
    s.discard.append(code & CARD_MASK)
    refresh(s, a)
    if s.events is not None:
        trait = code >> TRAIT_SHIFT & TRAIT_MASK
        s.tell(events.TRAIT_LOST, (s.owner[a], a, trait, code & CARD_MASK))


def lose_pair(s: NewWorld, left: int) -> None:
    """Discard the pair card to the right of an animal; it leaves both."""
    code = s.link[left]
    right = neighbour(s, left, 1)
    s.link[left] = NO_CARD
    s.discard.append(code & CARD_MASK)
    refresh(s, left)
    refresh(s, right)
    if s.events is not None:
        trait = code >> TRAIT_SHIFT & TRAIT_MASK
        s.tell(events.PAIR_LOST, (s.owner[left], left, right, trait, code & CARD_MASK))


# ---------------------------------------------------------------------- 4.5 death


def kill(s: NewWorld, a: int, cause: int) -> None:
    """All cards of an animal are discarded, its tokens return, every Swamp grows."""
    seat = s.owner[a]
    row = s.rows[seat]
    i = row.index(a)
    if s.events is not None:
        s.tell(events.DIED, (seat, a, cause))
    if i and s.link[row[i - 1]] != NO_CARD:
        lose_pair(s, row[i - 1])
    if s.link[a] != NO_CARD:
        lose_pair(s, a)
    for code in s.cards[a]:
        s.discard.append(code & CARD_MASK)
    s.discard.append(s.face[a])
    row.pop(i)
    s.owner[a] = -1
    s.face[a] = NO_CARD
    s.cards[a] = ()
    s.eaten_red[a] = 0
    s.eaten_blue[a] = 0
    s.sheltered[a] = 0
    s.marks[a] = 0
    s.mask[a] = 0
    s.requirement[a] = 1
    for card in s.area_row:
        area = 2 * card
        if SWAMP[area]:
            place = AREAS[area]
            assert place is not None
            if s.red[area] < place.most:
                s.red[area] += 1
                if s.events is not None:
                    s.tell(events.SWAMP_GREW, (area, s.red[area]))
