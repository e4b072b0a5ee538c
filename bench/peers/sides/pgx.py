"""pgx: batches on JAX, stepped by lot inside one compiled loop, in the better of two sizes."""

from __future__ import annotations

from functools import partial
from importlib.metadata import version as version_of
from pathlib import Path
from typing import Any

from bench.peers.contests import SEEN, Contest, slice_of

GAMES = {
    "sparrow_mahjong": ("Sparrow Mahjong", "card"),
    "leduc_holdem": ("Leduc Hold'em", "card"),
    "backgammon": ("Backgammon", "dice"),
}
SIZES = (256, 4096)
STEPS = 64
CACHE = Path(__file__).resolve().parents[3] / "build" / "peers" / "jax"


def version() -> str:
    """Return the library's version, and JAX's."""
    return f"{version_of('pgx')} with jax {version_of('jax')}"


def contests(quick: bool) -> list[Contest]:
    """Return its card games and Backgammon; what was compiled once is kept."""
    import jax

    jax.config.update("jax_compilation_cache_dir", str(CACHE))
    jax.config.update("jax_persistent_cache_min_compile_time_secs", 0.5)
    sizes = SIZES[:1] if quick else SIZES
    return [best_of([batch(name, size) for size in sizes]) for name in GAMES]


def best_of(found: list[Contest]) -> Contest:
    """Return the fastest of several sizes, by a short trial."""
    for one in found:
        one.play()
    return max(found, key=speed)


def speed(contest: Contest) -> float:
    """Decisions a second in a short trial."""
    trial = slice_of(contest.play, 0.3)
    return trial.decisions / trial.seconds


def batch(name: str, size: int) -> Contest:
    """A batch of one size, whose finished games begin anew."""
    import jax
    import pgx
    from pgx.experimental.wrappers import auto_reset

    env = pgx.make(name)
    step = auto_reset(env.step, env.init)
    advance = jax.jit(partial(advance_many, step, size))
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(7), size))
    kept = {"state": state, "key": jax.random.PRNGKey(1)}

    def play() -> tuple[int, float]:
        kept["state"], kept["key"], ended = advance(kept["state"], kept["key"])
        return STEPS * size, int(ended)

    title, kind = GAMES[name]
    return Contest("pgx", title, kind, SEEN, f"vmapped step in one jitted scan, {size:,} games", play)


def advance_many(step: Any, size: int, state: Any, key: Any) -> Any:
    """Many steps of every game, each move by lot."""
    import jax
    import jax.numpy as jnp

    def turn(carry: Any, _: None) -> tuple[Any, None]:
        state, key, ended = carry
        key, for_moves, for_steps = jax.random.split(key, 3)
        moves = jax.random.categorical(for_moves, jnp.where(state.legal_action_mask, 0.0, -jnp.inf), axis=-1)
        state = jax.vmap(step)(state, moves, jax.random.split(for_steps, size))
        return (state, key, ended + state.terminated.sum()), None

    carry, _ = jax.lax.scan(turn, (state, key, jnp.int32(0)), None, length=STEPS)
    return carry
