"""Lines, credits and what they are good for: tables of instants."""

from __future__ import annotations

import pytest

from tafelrunde.platform.fairness import ACTS, MOST, REFILL_PER_SECOND, WINDOW, Allowance, Lags, Meter, lead


def measured(*trips: tuple[int, int]) -> Meter:
    """A line whose probes were sent at these instants and took so long."""
    meter = Meter()
    for sent, trip in trips:
        assert meter.answered(meter.probe(sent), sent + trip)
    return meter


@pytest.mark.parametrize(
    ("trips", "now", "rtt", "owd"),
    [
        ((), 0, None, 0),
        (((0, 80),), 100, 80, 40),
        (((0, 81),), 100, 81, 40),
        (((0, 80), (5_000, 300), (10_000, 120)), 11_000, 80, 40),
        (((0, 80), (5_000, 300)), WINDOW + 79, 80, 40),
        (((0, 80), (5_000, 300)), WINDOW + 80, 300, MOST),
        (((0, 80), (5_000, 300)), 2 * WINDOW, None, 0),
        (((0, 4_000),), 5_000, 4_000, MOST),
    ],
)
def test_a_line_is_as_long_as_its_shortest_round_trip_of_late(
    trips: tuple[tuple[int, int], ...], now: int, rtt: int | None, owd: int
) -> None:
    meter = measured(*trips)
    assert (meter.rtt(now), meter.owd(now)) == (rtt, owd)


def test_who_holds_back_echoes_is_known_by_the_pings_of_the_socket_itself() -> None:
    meter = measured((0, 290))
    meter.took(10, 300)
    assert (meter.rtt(300), meter.owd(300)) == (10, 5)


def test_an_echo_counts_once_and_only_where_somebody_asked() -> None:
    meter = Meter()
    first = meter.probe(0)
    assert not meter.answered(first + 1, 10)
    assert meter.answered(first, 10)
    assert not meter.answered(first, 500)
    assert meter.rtt(500) == 10
    forgotten = meter.probe(1_000)
    for _ in range(20):
        meter.probe(1_000)
    assert not meter.answered(forgotten, 1_010)


def test_what_was_never_measured_is_not_made_up_for() -> None:
    assert Allowance().credit(MOST, 1_000_000) == 0


def test_the_first_measurement_is_allowed_at_once_and_what_is_spent_comes_back_slowly() -> None:
    allowance = Allowance()
    allowance.measured(100, 0)
    assert allowance.credit(100, 0) == 100
    for _ in range(ACTS):
        assert allowance.credit(100, 0) == 100
        allowance.spend(100, 100, 0)
    assert allowance.credit(100, 0) == 0
    assert allowance.credit(100, 2_000) == 2 * REFILL_PER_SECOND
    assert allowance.credit(100, 60_000) == 100


def test_it_grows_no_further_than_the_line_is_long_and_slowly_where_the_line_grows() -> None:
    allowance = Allowance()
    allowance.measured(5, 0)
    for second in range(5, 100, 5):
        allowance.measured(5, second * 1_000)
    allowance.measured(150, 100_000)
    assert allowance.credit(150, 100_000) <= ACTS * 5 + 5 * REFILL_PER_SECOND
    assert allowance.credit(10, 100_000) == 10


def test_who_fakes_a_slow_line_gains_no_more_than_the_refill() -> None:
    """Somebody next door claims a line of 150 ms, and acts every second for ten minutes."""
    allowance, gained = Allowance(), 0
    for second in range(600):
        now = second * 1_000
        if second % 5 == 0:
            allowance.measured(MOST, now)
        credit = allowance.credit(MOST, now)
        assert credit <= MOST
        allowance.spend(credit, MOST, now)
        gained += credit
    assert gained <= ACTS * MOST + 600 * REFILL_PER_SECOND


def test_a_reveal_leads_by_the_longest_line() -> None:
    assert lead(Lags((10, 70, 30))) == 70
    assert lead(Lags()) == 0


def test_only_those_who_are_waited_for_are_waited_for() -> None:
    lags = Lags((10, 70, 30))
    assert (lags.largest([0, 2]), lags.largest([1]), lags.largest([])) == (30, 70, 0)
    assert Lags().largest([0, 1, 2]) == 0
