"""Answers from the store's thread reach the event loop, all of them, in order, with one wake-up for many."""

import asyncio
import threading
from concurrent.futures import Future
from typing import Any

import pytest

from pantheon.server.answers import Answers
from pantheon.server.store import StoreFailure


def test_results_and_errors_arrive() -> None:
    async def ask() -> None:
        answers = Answers(asyncio.get_running_loop())
        jobs: list[Future[int]] = [Future() for _ in range(500)]
        waiting = [answers.of(job) for job in jobs]

        def answer() -> None:
            for number, job in enumerate(jobs):
                if number % 7:
                    job.set_result(number)
                else:
                    job.set_exception(StoreFailure("full"))

        thread = threading.Thread(target=answer)
        thread.start()
        found = await asyncio.gather(*waiting, return_exceptions=True)
        thread.join()
        assert [n for n in found if isinstance(n, int)] == [n for n in range(500) if n % 7]
        assert sum(isinstance(n, StoreFailure) for n in found) == len(range(0, 500, 7))

    asyncio.run(ask())


def test_a_job_that_is_done_already_is_answered_too() -> None:
    async def ask() -> None:
        job: Future[str] = Future()
        job.set_result("done")
        assert await Answers(asyncio.get_running_loop()).of(job) == "done"

    asyncio.run(ask())


def test_nobody_minds_one_who_has_stopped_waiting() -> None:
    async def ask() -> None:
        answers = Answers(asyncio.get_running_loop())
        gone: Future[int] = Future()
        kept: Future[int] = Future()
        answers.of(gone).cancel()
        waiting = answers.of(kept)
        gone.set_exception(StoreFailure("full"))
        kept.set_result(2)
        assert await waiting == 2

    asyncio.run(ask())


def test_many_answers_wake_the_loop_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> None:
        loop = asyncio.get_running_loop()
        wakes: list[Any] = []
        waking = loop.call_soon_threadsafe

        def counted(*words: Any) -> Any:
            wakes.append(words)
            return waking(*words)

        monkeypatch.setattr(loop, "call_soon_threadsafe", counted)
        answers = Answers(loop)
        for batch in (1, 2):
            jobs: list[Future[int]] = [Future() for _ in range(100)]
            waiting = [answers.of(job) for job in jobs]
            for job in jobs:
                job.set_result(1)
            assert sum(await asyncio.gather(*waiting)) == 100
            assert len(wakes) == batch

    asyncio.run(ask())


def test_what_arrives_while_answers_are_handed_out_is_not_forgotten() -> None:
    async def ask() -> None:
        answers = Answers(asyncio.get_running_loop())
        rounds = 200

        def chain(number: int) -> "asyncio.Future[int]":
            job: Future[int] = Future()
            answer = answers.of(job)
            threading.Thread(target=job.set_result, args=(number,)).start()
            return answer

        found = [await chain(number) for number in range(rounds)]
        assert found == list(range(rounds))

    asyncio.run(ask())


def test_one_that_cannot_be_told_keeps_nobody_waiting() -> None:
    async def ask() -> None:
        answers = Answers(asyncio.get_running_loop())

        def deaf(_result: object, _wrong: object) -> None:
            raise RuntimeError("nobody at home")

        kept: Future[int] = Future()
        answers.to(deaf)(1, None)
        waiting = answers.of(kept)
        kept.set_result(2)
        assert await waiting == 2

    asyncio.run(ask())
