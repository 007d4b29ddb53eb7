"""What a house counts, in the words of Prometheus. Must not know what any of it means."""

from __future__ import annotations

from collections.abc import Iterator

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily
from prometheus_client.metrics_core import Metric

from tafelrunde.platform.house import House
from tafelrunde.platform.measures import BOUNDS, Durations, Outages
from tafelrunde.platform.ports import Bus

CONTENT_TYPE = CONTENT_TYPE_LATEST


class Metrics:
    """Everything at the moment at which it is asked for."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._registry = CollectorRegistry()
        self._registry.register(self)
        ProcessCollector(registry=self._registry)

    def text(self) -> bytes:
        """As it is scraped."""
        return generate_latest(self._registry)

    def collect(self) -> Iterator[Metric]:
        """One family after the other."""
        tables, counted = self._house.tables, self._house.measures
        by_phase = dict.fromkeys(("waiting", "playing", "over"), 0)
        for table in tables:
            by_phase[table.standing.seating.phase] += 1
        open_tables = GaugeMetricFamily("tafelrunde_tables", "Tables in memory.", labels=["phase"])
        for phase, number in by_phase.items():
            open_tables.add_metric([phase], number)
        yield open_tables
        chairs = [chair for table in tables for chair in table.standing.seating.chairs]
        seats = GaugeMetricFamily("tafelrunde_seats", "Seats at tables in memory.", labels=["by"])
        seats.add_metric(["person"], sum(chair.taken and chair.bot is None for chair in chairs))
        seats.add_metric(["bot"], sum(chair.bot is not None for chair in chairs))
        yield seats
        sockets = sum(len(table.audience.company.listeners) for table in tables)
        yield GaugeMetricFamily("tafelrunde_sockets", "Sockets that look at a table.", value=sockets)
        yield CounterMetricFamily("tafelrunde_moves", "Inputs of seats that were stored.", value=counted.moves)
        yield from _outages("database", self._house.store.outages)
        ahead = self._house.clock.ahead / 1000
        yield GaugeMetricFamily(
            "tafelrunde_clock_ahead_seconds", "How far the database's clock is ahead of this machine's.", value=ahead
        )
        if self._house.nodes.bus is not None:
            yield from self._of_the_nodes(self._house.nodes.bus)
        refusals = CounterMetricFamily("tafelrunde_refusals", "Refusals by their key.", labels=["key"])
        for key, number in sorted(counted.refusals.items()):
            refusals.add_metric([key], number)
        yield refusals
        yield _histogram("tafelrunde_decide_seconds", "Asking the rules about one input.", counted.decide)
        yield _histogram("tafelrunde_append_seconds", "Storing what came of it, waiting included.", counted.append)
        yield _histogram("tafelrunde_send_seconds", "Telling everyone at the table.", counted.send)
        yield _histogram("tafelrunde_loop_lag_seconds", "How late the event loop was.", counted.lag)

    def _of_the_nodes(self, bus: Bus) -> Iterator[Metric]:
        """What only a house on several nodes has."""
        nodes, counted = self._house.nodes, self._house.measures
        yield from _outages("bus", bus.outages)
        yield GaugeMetricFamily("tafelrunde_nodes", "Nodes that live, this one included.", value=nodes.number)
        kept = sum(table.twin.keeps_time for table in self._house.tables)
        yield GaugeMetricFamily("tafelrunde_tables_kept", "Tables whose time this node counts.", value=kept)
        yield CounterMetricFamily(
            "tafelrunde_conflicts", "Races for a place in the log that another node has won.", value=counted.conflicts
        )
        yield CounterMetricFamily(
            "tafelrunde_gaps", "Words of other nodes that were missing and read from the log.", value=counted.gaps
        )


def _outages(what: str, outages: Outages) -> Iterator[Metric]:
    there = float(not outages.lasts)
    yield GaugeMetricFamily(f"tafelrunde_{what}_connected", f"Is the {what} there?", value=there)
    yield CounterMetricFamily(f"tafelrunde_{what}_outages", f"How often the {what} has gone.", value=outages.times)
    yield CounterMetricFamily(
        f"tafelrunde_{what}_away_seconds", f"For how long the {what} was away in all.", value=outages.seconds
    )


def _histogram(name: str, about: str, durations: Durations) -> HistogramMetricFamily:
    buckets, so_far = [], 0
    for bound, count in zip((*map(str, BOUNDS), "+Inf"), durations.counts, strict=True):
        so_far += count
        buckets.append((bound, float(so_far)))
    return HistogramMetricFamily(name, about, buckets=buckets, sum_value=durations.total)
