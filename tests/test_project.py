"""Workflows, templates and hooks are valid, and agree with what they stand for."""

import re
from pathlib import Path
from typing import Literal

import msgspec
import pytest

import pantheon
from pantheon.games import game, names

ROOT = Path(__file__).parents[1]
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
TEMPLATES = sorted((ROOT / ".github/ISSUE_TEMPLATE").glob("*.yml"))
MAKEFILE = (ROOT / "Makefile").read_text()

# What moves only with a new major version, or not at all.
PINNED = re.compile(r"[\w-]+/[\w-]+@(v\d+|release/v\d+|[0-9a-f]{40})")
# A tool as the recipe of `make lint` and the hooks of pre-commit call it, without its options.
TOOL = re.compile(r"/(ruff \w+|mypy)\b|npm run .*?--silent (\w+)")


class Step(msgspec.Struct):
    """One step of a workflow: a command, or somebody's action."""

    run: str | None = None
    uses: str | None = None


class Job(msgspec.Struct):
    """What a workflow does on one machine, as far as we look at it; actionlint reads the rest."""

    steps: list[Step]


class Attributes(msgspec.Struct):
    """What a field of a template shows."""

    label: str | None = None
    value: str | None = None
    options: list[str | dict[str, str]] = []


class Field(msgspec.Struct):
    """One field of a template."""

    type: Literal["markdown", "textarea", "input", "dropdown", "checkboxes"]
    attributes: Attributes
    id: str | None = None


class Template(msgspec.Struct):
    """A form that asks somebody who opens an issue."""

    name: str
    description: str
    body: list[Field]


class Author(msgspec.Struct):
    """An author of a citation."""

    name: str


class Citation(msgspec.Struct):
    """What the project wants to be cited as."""

    title: str
    authors: list[Author]
    version: str
    license: str


class Hook(msgspec.Struct):
    """A hook of pre-commit."""

    id: str
    entry: str
    language: str


class Repository(msgspec.Struct):
    """Where hooks come from."""

    repo: str
    hooks: list[Hook]


class Hooks(msgspec.Struct):
    """The configuration of pre-commit."""

    repos: list[Repository]


def steps(workflow: Path) -> list[Step]:
    """All steps of a workflow."""
    written = msgspec.yaml.decode(workflow.read_bytes())
    jobs = msgspec.convert(written["jobs"], dict[str, Job])
    return [step for job in jobs.values() for step in job.steps]


def tools(commands: str) -> set[str]:
    """The tools that these commands call."""
    return {tool or script for tool, script in TOOL.findall(commands)}


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda workflow: workflow.stem)
def test_workflows_run_make_and_nothing_else(workflow: Path) -> None:
    known = {f"make {target}" for target in re.findall(r"^([a-z-]+):.* ## ", MAKEFILE, re.MULTILINE)}
    commands = {step.run for step in steps(workflow)} - {None}
    assert commands, "a workflow that runs nothing of ours"
    assert commands <= known


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda workflow: workflow.stem)
def test_actions_are_pinned(workflow: Path) -> None:
    for step in steps(workflow):
        assert step.uses is None or PINNED.fullmatch(step.uses), step.uses


@pytest.mark.parametrize("template", TEMPLATES, ids=lambda template: template.stem)
def test_templates_are_forms(template: Path) -> None:
    body = msgspec.yaml.decode(template.read_bytes(), type=Template).body
    asked = [field for field in body if field.type != "markdown"]
    ids = [field.id for field in asked]
    assert None not in ids
    assert len(set(ids)) == len(ids)
    for field in asked:
        assert field.attributes.label, field.id
        assert bool(field.attributes.options) == (field.type in ("dropdown", "checkboxes")), field.id


@pytest.mark.parametrize("template", ["bug", "rules"])
def test_templates_know_every_game(template: str) -> None:
    form = msgspec.yaml.decode((ROOT / f".github/ISSUE_TEMPLATE/{template}.yml").read_bytes(), type=Template)
    offered = [option for field in form.body for option in field.attributes.options]
    assert {game(name).title for name in names()} <= set(map(str, offered))


def test_the_citation_is_of_this_version() -> None:
    citation = msgspec.yaml.decode((ROOT / "CITATION.cff").read_bytes(), type=Citation)
    assert citation.version == pantheon.__version__


def test_hooks_run_the_tools_of_make_lint() -> None:
    repositories = msgspec.yaml.decode((ROOT / ".pre-commit-config.yaml").read_bytes(), type=Hooks).repos
    assert [repository.repo for repository in repositories] == ["local"]
    hooks = repositories[0].hooks
    assert {hook.language for hook in hooks} == {"system"}, "from the project's own environment"
    called = [tools(hook.entry) for hook in hooks]
    assert all(called), "a hook with a tool that is not known here"
    recipes = re.findall(r"^(?:lint-[a-z-]+|test-pages):.*\n((?:\t.*\n)+)", MAKEFILE, re.MULTILINE)
    assert len(recipes) == 4
    lint = tools("".join(recipes)) - {"test"}  # unit tests of the pages: too slow for each commit
    assert set().union(*called) == lint
