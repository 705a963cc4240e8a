"""The one door to the engine, for build, browser, command line and tests.

``read`` makes a state of a text, ``apply`` makes the next state of a state and an action, ``view`` says what the screen shows,
``export`` makes a file. ``trick`` is the referee of a single trick, ``showdown`` Paiute's showdown: all of this in one question.
Each answers with a dict or with ``{"error": {"code", "path", "text"}}`` and raises nothing, whatever comes in: a state is
checked strictly every time, since it may have lain anywhere. ``call`` is the same door for the browser, JSON in, JSON out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from calculator import strict_json
from calculator.errors import InputError, failed
from calculator.fields import as_object, as_text, required
from calculator.papayoo import history as steps
from calculator.papayoo import links, referee, saved
from calculator.papayoo.actions import OTHER_GAME, QUESTIONS, act, fresh
from calculator.papayoo.examples import example_of, example_state
from calculator.papayoo.export import exported
from calculator.papayoo.said import said_of
from calculator.papayoo.trick_view import build_trick_view
from calculator.papayoo.types import Action, Applied, Exported, Failed, History, Lang, State, View
from calculator.papayoo.types_trick import Refereed, TrickAction, TrickDraft
from calculator.papayoo.view import build_view
from calculator.words import LANGS, Words, words_for

if TYPE_CHECKING:
    from calculator.paiute.types_showdown import ShowdownAction, ShowdownDraft, Shown

# A request wraps a state or a text, so it may be larger and deeper than they are; both are measured again by themselves.
_MOST_REQUEST: Final = 8 * strict_json.MOST_BYTES
_DEEPEST_REQUEST: Final = strict_json.MOST_DEPTH + 8


def read(text: str | bytes, lang: str = "en") -> State | Failed:
    """The state that a saved game's text or a link fragment ("g1=…", "r1=…", "example=ID", with or without "#") holds."""
    try:
        return _read(text, _lang(lang))
    except InputError as error:
        return failed(error, _words(lang))


def apply(state: State | None, action: Action, lang: str = "en", history: History | None = None) -> Applied | Failed:
    """The next state, its view, and the history to keep beside it; state None is a fresh game for four.

    ``history`` is the one that came with the state; without it nothing can be undone. With "share_round" and "share_game" the
    answer holds a ``link``.
    """
    try:
        return _apply(_state(state), action, words_for(_lang(lang)), history)
    except InputError as error:
        return failed(error, _words(lang))


def view(state: State | None, lang: str = "en", history: History | None = None) -> View | Failed:
    """What the screen shows of a state; None is a fresh game for four."""
    try:
        checked = _state(state)
        return build_view(checked, words_for(_lang(lang)), kept=steps.parsed(history, checked))
    except InputError as error:
        return failed(error, _words(lang))


def export(state: State | None, kind: str = "json", lang: str = "en") -> Exported | Failed:
    """A game as a file: "json" is the saved game, "csv" a table for the spreadsheets of the language."""
    try:
        return exported(_state(state), as_text(kind, ("kind",)), words_for(_lang(lang)))
    except InputError as error:
        return failed(error, _words(lang))


def trick(
    trick: TrickDraft | None, lang: str = "en", *, action: TrickAction | None = None, text: str | bytes | None = None
) -> Refereed | Failed:
    """A trick judged, after ``action`` if there is one; None is an empty trick. ``text`` ("t1=…") opens another instead."""
    try:
        return _trick(trick, action, text, words_for(_lang(lang)))
    except InputError as error:
        return failed(error, _words(lang))


def showdown(
    showdown: ShowdownDraft | None, lang: str = "en", *, action: ShowdownAction | None = None, text: str | bytes | None = None
) -> Shown | Failed:
    """A showdown judged, after ``action`` if there is one; None is an empty one for two players.

    ``text`` ("s1=…", "example=ID", a document) opens another instead.
    """
    # The second game comes with the first question about it: an evening of Papayoo starts without it.
    from calculator.paiute.answer import answer

    try:
        return answer(showdown, action, text, words_for(_lang(lang)))
    except InputError as error:
        return failed(error, _words(lang))


def call(request_json: str | bytes) -> str:
    """The door for the browser: a request of ``types.Request`` as JSON; the answer as JSON."""
    lang = "en"
    try:
        request = as_object(strict_json.loads(request_json, most_bytes=_MOST_REQUEST, most_depth=_DEEPEST_REQUEST), ())
        lang = _lang(request.get("lang", "en"))
        answer = _answer(request, lang)
    except InputError as error:
        answer = failed(error, _words(lang))
    return strict_json.compact(answer)


def _answer(request: dict[str, Any], lang: Lang) -> Any:
    kept = request.get("history")
    match as_text(required(request, "do", ()), ("do",)):
        case "read":
            state = _read(as_text(required(request, "text", ()), ("text",)), lang)
            kept = steps.parsed(kept, state)
            return Applied(state=state, view=build_view(state, words_for(lang), kept=kept), history=kept)
        case "apply":
            return apply(required(request, "state", ()), required(request, "action", ()), lang, kept)
        case "view":
            return view(required(request, "state", ()), lang, kept)
        case "export":
            return export(required(request, "state", ()), required(request, "kind", ()), lang)
        case "trick":
            text = request.get("text")
            text = None if text is None else as_text(text, ("text",))
            return trick(required(request, "trick", ()), lang, action=request.get("action"), text=text)
        case "showdown":
            text = request.get("text")
            text = None if text is None else as_text(text, ("text",))
            return showdown(required(request, "showdown", ()), lang, action=request.get("action"), text=text)
    raise InputError("unknown_action", ("do",))


def _read(text: str | bytes, lang: Lang) -> State:
    fragment = links.split(text) if isinstance(text, str) else None
    if fragment is None:
        return saved.loads(text)
    kind, data = fragment
    if kind in (links.GAME, links.ROUND):
        return saved.checked(links.decode(data))
    if kind == links.EXAMPLE:
        return example_state(example_of(data), lang)
    raise links.unknown(kind)


def _apply(state: State, action: Any, words: Words, history: Any) -> Applied:
    fields = as_object(strict_json.plain(action), ())
    kept = steps.parsed(history, state)
    kind = fields.get("type")
    if kind == "undo":
        following, moved = steps.undone(kept, state)
    elif kind == "redo":
        following, moved = steps.redone(kept, state)
    else:
        following = act(state, fields)
        if kind in OTHER_GAME:
            moved = steps.none_of(following)
        elif kind in QUESTIONS or kind == "stamp":
            moved = {**kept, "of": steps.mark_of(following)}
        else:
            moved = steps.recorded(kept, state, following, fields)
    said = said_of(fields, state, following, kept, words)
    shown = build_view(following, words, judged=kind == "judge", kept=moved, said=said)
    answer = Applied(state=following, view=shown, history=moved)
    anonymous = fields.get("anonymous", False)
    if kind == "share_round":
        answer["link"] = links.encode(links.ROUND, links.round_document(following, anonymous=anonymous))
    elif kind == "share_game":
        answer["link"] = links.encode(links.GAME, links.game_document(following, anonymous=anonymous))
    return answer


def _trick(document: Any, action: Any, text: str | bytes | None, words: Words) -> Refereed:
    if text is not None:
        document = referee.read(text)
    document = referee.empty_trick() if document is None else referee.checked(strict_json.plain(document))
    if action is not None:
        document = referee.act(document, strict_json.plain(action))
    shown = build_trick_view(document, words)
    return Refereed(trick=document, view=shown, link=links.encode(links.TRICK, document))


def _state(state: Any) -> State:
    return fresh() if state is None else saved.checked(strict_json.plain(state))


def _lang(lang: Any) -> Lang:
    for known in LANGS:
        if lang == known:
            return known
    raise InputError("unknown_language", ("lang",), value=lang if isinstance(lang, str) else "")


def _words(lang: Any) -> Words:
    """The words for an error: English where the language itself is what is wrong."""
    return words_for(lang if lang in LANGS else "en")
