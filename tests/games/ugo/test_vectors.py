import msgspec

from games.ugo.vectors import FILE, vectors


def test_the_shared_file_of_ugo_is_fresh() -> None:
    assert FILE.read_bytes() == vectors(), "run: python tests/games/ugo/vectors.py"


def test_the_shared_vectors_of_ugo_reach_every_kind_of_case() -> None:
    found = msgspec.json.decode(FILE.read_bytes())
    assert {len(trick["cards"]) for trick in found["tricks"]} == {2, 3, 4}
    assert any(sum(trick["gained"]) < sum(trick["due"]) for trick in found["tricks"])
    assert any(len(trick["playable"]) < len(trick["hand"]) for trick in found["tricks"])
    assert {len(placing["placing"]["new_suits"]) for placing in found["placings"]} >= {0, 1, 2, 3}
    assert any(placing["preselected"]["tops"] for placing in found["placings"])
    assert any(kingdom["points"] < 0 for kingdom in found["kingdoms"])
