"""Figures for Prometheus: what is going on, and how long an answer takes to be on disk."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)


class Metrics:
    """The figures of one running server."""

    def __init__(self) -> None:
        self._all = CollectorRegistry()
        self._answers = Counter(
            "polyana_answers", "Answers on disk, by who gave them", ["by"], registry=self._all
        )
        self._refusals = Counter("polyana_refusals", "Refusals, by their code", ["code"], registry=self._all)
        self._turned_away = Counter(
            "polyana_turned_away", "Refused at the doors, by reason", ["reason"], registry=self._all
        )
        self._seconds = Histogram(
            "polyana_answer_seconds", "From an answer to the disk", registry=self._all, buckets=SECONDS
        )
        self._sockets = Gauge("polyana_sockets", "Live connections", registry=self._all)
        self._tables = Gauge("polyana_tables_in_memory", "Tables in memory", registry=self._all)

    def answered(self, by: str, seconds: float) -> None:
        self._answers.labels(by or "player").inc()
        self._seconds.observe(seconds)

    def refused(self, code: str) -> None:
        self._refusals.labels(code).inc()

    def turned_away(self, reason: str) -> None:
        self._turned_away.labels(reason).inc()

    def text(self, tables: int, sockets: int) -> bytes:
        """All figures, in Prometheus' format."""
        self._tables.set(tables)
        self._sockets.set(sockets)
        return generate_latest(self._all)
