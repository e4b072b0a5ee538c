"""Numbers, shares and intervals as a language writes them."""

from __future__ import annotations


def figure(value: float, language: str, digits: int = 0) -> str:
    """A number as the language writes it."""
    text = f"{value:,.{digits}f}".replace("-", "\u2212")
    if language == "fr":
        return text.replace(",", "\u202f").replace(".", ",")
    return text


def percent(share: float, language: str, digits: int = 1) -> str:
    """A share in per cent."""
    return figure(100 * share, language, digits) + ("\u00a0%" if language == "fr" else "%")


def percents(interval: tuple[float, float], language: str) -> str:
    """An interval in per cent."""
    return " – ".join(percent(bound, language) for bound in interval)


def intervals(interval: tuple[float, float], language: str) -> str:
    """An interval of ratings; one that is held fast has none."""
    return "–" if interval[0] == interval[1] else " – ".join(figure(bound, language) for bound in interval)
