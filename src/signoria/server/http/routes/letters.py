"""Letters that members are sent: whoever has one stops them, without signing in."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Path

from signoria.server.http.dependencies import TheHouse, not_too_often
from signoria.server.http.exception_handlers import refusals
from signoria.server.notices.letters import choose_letters

router = APIRouter(prefix="/api/letters", tags=["account"], dependencies=[Depends(not_too_often)])
LettersKey = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{20,100}$")]


@router.post("/{key}/stop", status_code=204, responses=refusals(404))
async def stop(house: TheHouse, key: LettersKey) -> None:
    """Send no more letters about games; mail programs may ask this for their reader."""
    await choose_letters(house, key, wanted=False)


@router.post("/{key}/resume", status_code=204, responses=refusals(404))
async def resume(house: TheHouse, key: LettersKey) -> None:
    """Send them again."""
    await choose_letters(house, key, wanted=True)
