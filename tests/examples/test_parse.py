"""Examples are read from plain text; whatever is wrong is named with file, line and reason."""

import pytest

from pantheon.examples.parse import ExampleError, parse

HEAD = "The rule,\nin two lines.\n\ngame: toy\nsection: Adding\nmark: rulebook, ruling sum\ngoal: 7\n"


def test_one_scene_without_a_scene_line() -> None:
    example = parse(HEAD + "\ngiven:\n  total: 2\n\n# a comment\nplay:\n  left: add 1\n", "rules/adding.rule")
    assert (example.name, example.title, example.game) == ("adding", "The rule, in two lines.", "toy")
    assert (example.section, example.marks, example.rulings) == ("Adding", ("rulebook", "ruling"), ("sum",))
    (scene,) = example.scenes
    assert scene.title == example.title
    assert scene.options == {"goal": "7"}
    assert [[line.text for line in layer] for layer in scene.given] == [["total: 2"]]
    assert [(line.number, line.text) for line in scene.play] == [(14, "left: add 1")]


def test_scenes_share_what_stands_above_them_and_may_overrule_it() -> None:
    text = HEAD + "given:\n  total: 2\nscene: a\nplay:\n  x\nscene: b\ngoal: 9\ngiven:\n  total: 3\nplay:\n  y\n"
    first, second = parse(text, "x.rule").scenes
    assert (first.title, first.options, second.title, second.options) == ("a", {"goal": "7"}, "b", {"goal": "9"})
    assert [[line.text for line in layer] for layer in first.given] == [["total: 2"], []]
    assert [[line.text for line in layer] for layer in second.given] == [["total: 2"], ["total: 3"]]


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("", "x.rule:1: the first lines must say the rule"),
        ("\ngame: toy\n", "x.rule:1: the first lines must say the rule"),
        ("Rule\n\ngame: toy\nmark: ruling sum\nplay:\n  a\n", 'x.rule:1: "section: ..." is missing'),
        (HEAD.replace("ruling", "rumour") + "play:\n  a\n", 'x.rule:1: the mark "rumour sum" is none of rulebook'),
        (HEAD.replace("ruling sum", "ruling") + "play:\n  a\n", "x.rule:1: a ruling is marked with its name"),
        (HEAD.replace("ruling sum", "ruling a b") + "play:\n  a\n", "x.rule:1: a ruling is marked with its name"),
        (HEAD.replace("ruling sum", "") + "play:\n  a\n", 'x.rule:1: the mark "" is none of rulebook'),
        (HEAD, 'x.rule:1: nothing is played or expected: "play:" is missing'),
        (HEAD + "scene: a\nplay:\nscene: b\nplay:\n  x\n", "x.rule:8: nothing is played"),
        (HEAD + "  left: add 1\n", "x.rule:8: indented lines belong under"),
        (HEAD + "play:\nleft adds\n", 'x.rule:9: "left adds" is neither indented nor'),
        (HEAD + "play:\n  a\nscene: b\n", 'x.rule:10: "play:" stands above the first "scene:"'),
        (HEAD + "scene:\n", "x.rule:8: a scene needs a title"),
        (HEAD + "play: now\n", 'x.rule:8: "play:" stands alone'),
        (HEAD + "play:\n  a\nplay:\n  b\n", 'x.rule:10: "play:" stands alone'),
        (HEAD + "play:\n  a\ngiven:\n  b\n", 'x.rule:10: "given:" stands alone'),
        (HEAD + "play:\n  a\ngoal: 3\n", 'x.rule:10: "goal:" must stand above "given:"'),
        (HEAD + "scene: a\nmark: ruling sum\n", 'x.rule:9: "mark:" must stand above the scenes'),
        (HEAD + "goal: 8\n", 'x.rule:8: "goal:" has no value, or is said twice'),
        (HEAD + "other:\n", 'x.rule:8: "other:" has no value'),
    ],
)
def test_errors_name_line_and_reason(text: str, error: str) -> None:
    with pytest.raises(ExampleError) as found:
        parse(text, "x.rule")
    assert str(found.value).startswith(error)
