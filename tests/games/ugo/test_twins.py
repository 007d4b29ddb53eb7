"""The kernel's UGO! and the rules are twins: random games in step, whatever the number of players."""

import random

import pytest

pytest.importorskip("tafelrunde_kernel.ugo", reason="the kernel is not built: `make kernel` needs a compiler")

from games.ugo.twins import in_step


@pytest.mark.parametrize("part", range(5))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_kernel_and_rules_play_the_same_game(seats: int, part: int) -> None:
    chance = random.Random(f"{seats} {part}")
    for _ in range(200):
        in_step(seats, chance)


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("part", range(8))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_kernel_and_rules_play_the_same_hundred_thousand_games(seats: int, part: int) -> None:
    chance = random.Random(f"many {seats} {part}")
    for _ in range(4_167):
        in_step(seats, chance)
