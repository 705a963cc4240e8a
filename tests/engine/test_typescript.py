"""The TypeScript types: the committed file is what the Python types give, and the generator refuses what it does not know."""

import sys
from typing import Any, Literal, NotRequired, TypedDict

import pytest

from calculator import typescript


def test_the_committed_file_is_what_the_types_give() -> None:
    assert typescript.TARGET.read_text("utf-8") == typescript.generate(), "run: python -m calculator.typescript"


def test_check_notices_a_stale_file(tmp_path: Any, capsys: pytest.CaptureFixture[str]) -> None:
    target = tmp_path / "deep" / "types.ts"
    assert typescript.main(["--check", "--output", str(target)]) == 1
    assert typescript.main(["--output", str(target)]) == 0
    assert typescript.main(["--check", "--output", str(target)]) == 0
    target.write_text(target.read_text() + " ")
    assert typescript.main(["--check", "--output", str(target)]) == 1
    assert "stale" in capsys.readouterr().err


class Inner(TypedDict):
    """One line."""

    kind: Literal["a", "b"]  # which


class Outer(TypedDict):
    one: Inner | None
    many: list[int | str]
    by_name: dict[str, list[Inner]]
    maybe: NotRequired[bool]


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        (str, "string"),
        (int | None, "number | null"),
        (list[str], "string[]"),
        (list[int | str], "(number | string)[]"),
        (dict[str, list[Inner]], "Record<string, Inner[]>"),
        (Literal["a", 1], '"a" | 1'),
        (NotRequired[bool], "boolean"),
    ],
)
def test_each_kind_of_type(kind: Any, text: str) -> None:
    assert typescript.type_text(kind, {}) == text


def test_an_alias_goes_by_its_name() -> None:
    assert typescript.type_text(list[int | str], {"Both": int | str}) == "Both[]"


@pytest.mark.parametrize("kind", [set[int], dict[int, str], tuple[int, int], object])
def test_what_json_cannot_hold_is_refused(kind: Any) -> None:
    with pytest.raises(TypeError, match="no TypeScript"):
        typescript.type_text(kind, {})


def test_a_module_becomes_interfaces_with_their_comments() -> None:
    text = typescript.generate(sys.modules[__name__])
    assert '/** One line. */\nexport interface Inner {\n  kind: "a" | "b"; // which\n}\n' in text
    assert (
        "export interface Outer {\n  one: Inner | null;\n  many: (number | string)[];\n"
        "  by_name: Record<string, Inner[]>;\n  maybe?: boolean;\n}\n"
    ) in text


def test_kinds_come_from_every_file_with_their_comments() -> None:
    text = typescript.generate()
    assert '  refused: string; // whole sentences: that it does not count, and why; "" for a valid round' in text
    assert "  seats?: string[];\n  dealer?: string;\n  die: Suit | null;" in text
    assert text.index("export type Action = ") < text.index("export interface GameView {")
