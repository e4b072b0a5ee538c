"""What each seat may know of a game being played: views, observations, events and decisions."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from signoria.core.play.parts import Watched, watched
from signoria.core.play.playing import Decision, Playing
from signoria.core.rules.journal import EVERYBODY, Told
from signoria.core.rules.moves import KnownTo
from signoria.core.rules.state_record import Record


class Viewed(Playing):
    """A game being played, with what each seat may know of it."""

    def view(self, seat: int | None) -> Mapping[str, Any]:
        """All that this seat may know, JSON-able; None is a spectator."""
        if seat is not None:
            self._check_seat(seat)
        return self.game.kit.view(self.game, self._looked_at(), seat)

    def views(self) -> list[Mapping[str, Any]]:
        """Every seat's view and, last, a spectator's, made at once; they share what is public, so change none."""
        public = self.view(None)
        return [*({**public, **self.own_view(seat)} for seat in range(self.seats)), public]

    def own_view(self, seat: int) -> Mapping[str, Any]:
        """What of a seat's view differs from a spectator's."""
        return self.game.kit.own_view(self.game, self._looked_at(), seat)

    def keep_parts(self) -> None:
        """From now on make only those parts of views anew that have changed; they are shared, so change none."""
        kind: Any = self.game.kit.state
        self._watched = watched(kind)()

    def _looked_at(self) -> Record | Watched:
        """The state, as views are made from it."""
        watched = self._watched
        if watched is None:
            return self._state
        return watched if watched.version == self._version else watched.of(self._holds(), self._version)

    def observe(self, seat: int) -> npt.NDArray[np.float32]:
        """What this seat may know, as numbers named by `game.features`; whether it is to act or not."""
        self._check_seat(seat)
        features = [0] * len(self.game.features)
        self.game.rules.observe(self._state, seat, features)
        return np.array(features, np.float32)

    def events(self, seat: int | None, since: int = 0) -> list[dict[str, object]]:
        """What has happened, as far as this seat may know it, from the `since`-th of these events on."""
        if seat is not None:
            self._check_seat(seat)
        known = [told for told in self._told if told.to == EVERYBODY or told.to == seat]
        kit, components = self.game.kit, self.game.components
        return [kit.events[told.event].in_words(components, told) for told in known[since:]]

    @property
    def told_count(self) -> int:
        """How many events were told so far, to whomever."""
        return len(self._told)

    def told(self, since: int = 0) -> list[tuple[int, dict[str, object]]]:
        """Every event from the `since`-th on with the seat it was told to, or EVERYBODY: a server sorts them."""
        kinds, components = self.game.kit.events, self.game.components
        return [(told.to, kinds[told.event].in_words(components, told)) for told in self._told[since:]]

    def journal(self, since: int = 0) -> list[Told]:
        """Every event from the `since`-th on as rules told it."""
        return self._told[since:]

    def decisions(self) -> tuple[Decision, ...]:
        """Every decision so far; those of one simultaneous choice in seat order."""
        ordered = list(self._decisions)
        start = 0
        while start < len(ordered):
            stop = start + 1
            if ordered[start].group:
                while stop < len(ordered) and ordered[stop].group == ordered[start].group:
                    stop += 1
                ordered[start:stop] = sorted(ordered[start:stop], key=lambda decision: decision.seat)
            start = stop
        return tuple(ordered)

    def is_sealed(self, decision: Decision) -> bool:
        """Whether a decision is part of a simultaneous choice not revealed yet."""
        return decision.group != 0 and decision.group == self._group

    def may_learn(self, decision: Decision, seat: int | None) -> bool:
        """Whether a seat (None is a spectator) may be told which move this was: all that repeats one asks here."""
        if self.over or decision.seat == seat:
            return True
        return decision.known_to is not KnownTo.OWN_SEAT and not self.is_sealed(decision)

    def commitment(self) -> str | None:
        """A hash that commits to the deal's secret or, without one, to a seed too long to be guessed."""
        if self.deal is not None:
            return self.deal.commitment
        if self.seed is None or self.seed < 1 << 100:
            return None
        return hashlib.sha256(f"signoria commitment {self.seed}".encode()).hexdigest()
