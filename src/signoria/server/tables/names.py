"""Names of people: that they can be seen, read, and told from one another."""

# ruff: noqa: RUF001 - letters that look like others are what this is about
from __future__ import annotations

import unicodedata

from signoria.server.protocol.bodies import LONGEST_NAME
from signoria.server.protocol.refusals import Refused

BLANKS = str.maketrans(dict.fromkeys("\u115f\u1160\u3164\uffa0\u2800\U0001d159", " "))
"""Letters and signs that are drawn as nothing."""
UNSEEN = {
    0x034F, 0x17B4, 0x17B5, 0x16FE4, *range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0),
}  # fmt: skip
"""Marks that only say how the character before them is drawn."""
ALIKE_SCRIPTS = {"LATIN", "GREEK", "CYRILLIC", "ARMENIAN", "COPTIC", "CHEROKEE"}
"""Their letters are taken for one another."""
MARKS_ON_A_LETTER, MARKS_IN_OTHER_SCRIPTS = 2, 3
"""Of accents that are no part of the letter itself: more are needed in no name."""
BOT = "bot:"
"""With this begins what a bot is called among the names that are kept with a table."""
NOBODY = "–"
"""In place of a name that is no longer kept; nobody can be called so."""
LARGE = str.maketrans(
    "АВЕЅЗІЈКМНОРСТУХҮΑΒΕΖΗΙΚΜΝΟΡΤΥΧՕՍ" + "I1|0",
    "ABES3lJKMHOPCTYXYABEZHlKMNOPTYXOU" + "lllO",
)
"""What large letters are taken for, and the signs that look like them."""
SMALL = str.maketrans(
    "авеѕзіјкмнорстухүһԁԛԝαβεικνορτυχγօսոհցյզıɑɡ’‘‐‑–—",
    "abes3ijkmhopctyxyhdqwabeikvoptuxyounhgjqiag''----",
)
"""What small letters are taken for."""


def one_line(text: str) -> str:
    """A text as it is shown among others: no control characters, nothing that turns the direction of writing."""
    shown = "".join(c for c in text.translate(BLANKS) if c.isprintable() or c.isspace())
    return " ".join(unicodedata.normalize("NFC", shown).split())


def is_seen(text: str) -> bool:
    """Whether there is anything to see in a text."""
    return any(unicodedata.category(c)[0] in "LNPS" for c in text)


def checked_name(name: str) -> str:
    """A name as it is shown: one line that can be read and is not made to be taken for another."""
    shown = one_line("".join(c for c in name if ord(c) not in UNSEEN))
    if len(shown) > LONGEST_NAME or not any(unicodedata.category(c)[0] in "LNS" for c in shown):
        raise Refused("refused-name", status=422, longest=LONGEST_NAME)
    if has_stacked_marks(shown):
        raise Refused("refused-name-marks", status=422)
    if any(len(scripts_of(word)) > 1 for word in shown.split()):
        raise Refused("refused-name-mixed", status=422)
    if any(look.startswith(BOT) for look in looks_of(shown)):
        raise Refused("refused-name-bot", status=422)
    return shown


def has_stacked_marks(text: str) -> bool:
    """Whether more accents stand on a letter than any language puts there, or some on nothing."""
    most = marks = 0
    for c in text:
        if unicodedata.category(c) not in ("Mn", "Me"):
            most = 0 if c == " " else MARKS_ON_A_LETTER if scripts_of(c) else MARKS_IN_OTHER_SCRIPTS
            marks = 0
            continue
        marks += 1
        if marks > most:
            return True
    return False


def scripts_of(word: str) -> set[str]:
    """The scripts of a word's letters, of those that are taken for one another."""
    letters = (c for c in unicodedata.normalize("NFKC", word) if c.isalpha())
    return {unicodedata.name(c, "").partition(" ")[0] for c in letters} & ALIKE_SCRIPTS


def looks_of(name: str) -> frozenset[str]:
    """What a name looks like, in large letters and in small ones; names that share a look are taken for one another."""
    shown = unicodedata.normalize("NFKC", name)
    large = shown.translate(LARGE).casefold().translate(SMALL)
    small = shown.casefold().translate(SMALL)
    return frozenset(
        unicodedata.normalize("NFKC", look).replace("rn", "m").replace("vv", "w") for look in (large, small)
    )


def look_alike(one: str, other: str) -> bool:
    """Whether two names are taken for one another."""
    return not looks_of(one).isdisjoint(looks_of(other))
