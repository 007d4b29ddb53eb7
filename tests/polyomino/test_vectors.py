import msgspec
import pytest

from polyomino.vectors import CLAIMS, FILE, Claim, geometry
from tafelrunde.polyomino.fit import fault


@pytest.mark.parametrize("claim", CLAIMS, ids=lambda claim: claim.why)
def test_uc15_what_is_said_of_a_claim(claim: Claim) -> None:
    assert fault(claim.region, claim.pieces, claim.placements) == claim.fault


def test_every_kind_of_fault_has_a_vector() -> None:
    kinds = {claim.fault.kind for claim in CLAIMS if claim.fault}
    assert kinds == {"wrong-piece", "piece-twice", "piece-missing", "outside", "overlap", "uncovered"}


def test_the_shared_file_is_fresh() -> None:
    assert FILE.read_bytes() == geometry(), "run: python tests/polyomino/vectors.py"


def test_the_shared_file_can_be_read_back() -> None:
    found = msgspec.json.decode(FILE.read_bytes())
    assert len(found["shapes"]) == 12 * 8
    assert msgspec.convert(found["claims"], tuple[Claim, ...]) == CLAIMS
