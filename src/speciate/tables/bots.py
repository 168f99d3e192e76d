"""Bots in seats: they think in worker processes, and a slow or broken one is helped out."""

from __future__ import annotations

import asyncio
import os
import secrets
import sys
from dataclasses import dataclass
from typing import Any

import msgspec

from speciate.core.rng import FastRng
from speciate.core.state import State

ANY_OPTION = "random"  # the simplest of all, which needs no worker
ANSWER_LIMIT = 1 << 16


def levels() -> list[str]:
    """The names of the bots that may sit at a table, the simplest first."""
    from speciate import bots

    return [ANY_OPTION, *bots.LEVELS]


def standin() -> str:
    """Who decides for a person who is away."""
    known = levels()
    return "easy" if "easy" in known else known[0]


@dataclass
class Thought:
    option: str
    bot: str  # who it was in the end
    note: str = ""  # why it was not the one who sits there
    failed_at: tuple[str, ...] = ()  # what bots failed at; each line shows it again in a worker


class BotFailed(Exception):
    """A bot crashed, answered nonsense or took too long."""


class Worker:
    """One process; it is killed and started anew when it does not answer."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> asyncio.subprocess.Process:
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "speciate.tables.bot_worker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=ANSWER_LIMIT,
            )
        return self.process

    async def ask(self, request: bytes, timeout: float) -> dict[str, Any]:
        try:
            process = await self.start()
            assert process.stdin is not None and process.stdout is not None
            async with asyncio.timeout(timeout):
                process.stdin.write(request + b"\n")
                await process.stdin.drain()
                line = await process.stdout.readline()
            answer = msgspec.json.decode(line, type=dict[str, Any])
        except TimeoutError:
            await self.stop()
            raise BotFailed(f"no answer in {timeout:g} s") from None
        except (OSError, ValueError, msgspec.DecodeError):
            await self.stop()
            raise BotFailed("the worker broke down") from None
        except BaseException:
            await self.stop()  # cancelled: what it still says would answer the next question
            raise
        return answer

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()


class BotPool:
    """A few workers that all tables share."""

    def __init__(self, size: int | None = None, timeout: float = 30.0) -> None:
        self.size = size or max(1, min(8, (os.cpu_count() or 2) - 1))
        self.timeout = timeout
        self._workers = [Worker() for _ in range(self.size)]
        self._idle: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for worker in self._workers:
            self._idle.put_nowait(worker)

    async def open(self) -> None:
        """Start the worker that is asked first, so that the first bot need not wait for it."""
        worker = await self._idle.get()
        try:
            await worker.start()
        finally:
            self._idle.put_nowait(worker)

    async def think(self, level: str, state: State, seat: int) -> Thought:
        """An open option for the seat; always one, whatever happens to the bot."""
        chance = FastRng(secrets.randbits(62))
        if level == ANY_OPTION:
            return Thought(any_option(state, seat, chance), level)
        simpler = levels()[1]
        note = ""
        failed_at: list[str] = []
        for name, seconds in ((level, self.timeout), (simpler, min(5.0, self.timeout))):
            request = question(name, state, seat, chance)
            try:
                option = await self._ask(request, state, seat, seconds)
                return Thought(option, name, note, tuple(failed_at))
            except BotFailed as failure:
                note = f"instead of {level}: {failure}"
                failed_at.append(request.decode())
        return Thought(any_option(state, seat, chance), ANY_OPTION, note, tuple(failed_at))

    async def _ask(self, request: bytes, state: State, seat: int, timeout: float) -> str:
        worker = await self._idle.get()
        try:
            answer = await worker.ask(request, timeout)
        finally:
            self._idle.put_nowait(worker)
        game = state.game()
        option = str(answer.get("option"))
        if option not in [game.describe(number) for number in state.legal(seat)]:
            said = str(answer.get("error", f"chose {option!r}"))
            raise BotFailed("".join(c if c.isprintable() else "?" for c in said[:200]))
        return option

    async def close(self) -> None:
        for worker in self._workers:
            await worker.stop()


def question(bot: str, state: State, seat: int, chance: FastRng) -> bytes:
    """All that a worker needs to decide, and to decide the same again."""
    request = {
        "bot": bot,
        "game": state.game().id,
        "position": state.resample(seat, chance).to_json(),
        "seat": seat,
        "seed": chance.word(),
    }
    return msgspec.json.encode(request)


def any_option(state: State, seat: int, chance: FastRng) -> str:
    options = state.legal(seat)
    return state.game().describe(options[chance.below(len(options))])
