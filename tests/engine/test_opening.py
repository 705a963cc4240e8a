"""What a page opens in the calculator: worked rounds by their id, other rounds and tricks packed into the address."""

import pytest

from calculator import service
from calculator.errors import InputError
from calculator.papayoo import links
from calculator.papayoo.examples import EXAMPLES, TRICKS, trick_document
from calculator.papayoo.opening import open_round, open_trick


@pytest.mark.parametrize("name", EXAMPLES)
def test_a_worked_round_opens_by_its_id(name: str) -> None:
    assert open_round(name) == f"example={name}"
    assert "error" not in service.read(open_round(name))


def test_any_other_round_is_packed_into_the_link() -> None:
    applied = service.apply(None, {"type": "set_points", "player": "b", "text": "3+8+19"})
    assert "error" not in applied
    link = open_round(applied["state"])
    assert link.startswith("r1=")
    opened = service.read(link)
    assert "error" not in opened
    assert opened["draft"]["piles"]["b"] == "3+8+19"


@pytest.mark.parametrize("name", TRICKS)
def test_a_worked_trick_is_packed_into_the_link(name: str) -> None:
    kind, data = open_trick(name).split("=")
    assert kind == links.TRICK
    assert links.decode(data) == trick_document(TRICKS[name])
    assert len(data) < 120


@pytest.mark.parametrize(("opened", "name"), [(open_round, "nobody-follows"), (open_trick, "missing-payoo-7"), (open_trick, "")])
def test_an_unknown_name_is_a_named_error(opened: object, name: str) -> None:
    with pytest.raises(InputError, match="unknown_example"):
        opened(name)  # type: ignore[operator]
