"""Names and lines that people write: what is let in."""

from __future__ import annotations

import unicodedata

from speciate.tables.errors import bad_request

NAME_LENGTH = 32
FORBIDDEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}  # controls, direction marks, surrogates


def is_plain(text: str, allow: str = "") -> bool:
    return all(c in allow or unicodedata.category(c) not in FORBIDDEN for c in text)


def clean_name(name: str) -> str:
    """A name for people to see: short, visible, and unable to turn a line of text around."""
    clean = " ".join(unicodedata.normalize("NFC", name).split())
    marks = sum(1 for c in clean if unicodedata.category(c).startswith("M"))
    if not clean or len(clean) > NAME_LENGTH or not is_plain(clean):
        raise bad_request(f"a name has 1 to {NAME_LENGTH} visible characters")
    if "<" in clean or ">" in clean or marks * 2 > len(clean):
        raise bad_request("a name has no angle brackets and no heaps of accents")
    return clean


def clean_text(text: str, most: int) -> str:
    """A line of talk or a page of notes: any visible characters and line breaks."""
    clean = unicodedata.normalize("NFC", text).strip()
    joiners = "\n\t\u200c\u200d"  # the joiners are needed to write some languages and emoji
    if len(clean) > most or not is_plain(clean, joiners):
        raise bad_request(f"a text has at most {most} visible characters")
    return clean
