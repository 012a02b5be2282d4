"""Help and usage errors in the language of the run. Help texts are message ids until somebody asks for them."""

from functools import partial
from typing import Any

from typer import rich_utils

from pantheon.cli.language import current, say
from pantheon.engine.errors import Problem


def localise(command: Any) -> None:
    """Put the texts of the chosen language in the place of their ids, in a command and all below it."""
    texts = current()
    rich_utils.ARGUMENTS_PANEL_TITLE = say("help-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = say("help-options")
    rich_utils.COMMANDS_PANEL_TITLE = say("help-commands")
    rich_utils.DEFAULT_STRING = say("help-default", value="{}")
    rich_utils.REQUIRED_LONG_STRING = say("help-required")
    for each in (command, *getattr(command, "commands", {}).values()):
        each.help = say(f"help-{each.name}") if texts.has(f"help-{each.name}") else each.help
        each.get_usage = partial(_usage, each)
        for param in each.params:
            if texts.has(str(param.help)):
                param.help = say(param.help)
        if shown := each.get_help_option(_context(each)):
            shown.help = say("help-help")


def _usage(command: Any, context: Any) -> str:
    """How a command is written."""
    return say("help-usage", line=" ".join([context.command_path, *command.collect_usage_pieces(context)]))


def _context(command: Any) -> Any:
    """A context that nothing is parsed in; the help option is made in one."""
    return command.context_class(command, info_name=command.name)


def problem_of(error: Any) -> Problem:
    """What was wrong with a command line, as one of our messages.

    Typer keeps its error classes to itself; what they carry tells them apart.
    """
    where = error.ctx.command_path if error.ctx is not None else "pantheon"
    param: Any = getattr(error, "param", None)
    if hasattr(error, "possibilities"):
        known = ", ".join(
            option for p in error.ctx.command.get_params(error.ctx) for option in p.opts if option.startswith("--")
        )
        return Problem("usage-option", option=str(error.option_name), known=known)
    if hasattr(error, "option_name"):
        return Problem("usage-no-value", option=str(error.option_name))
    if hasattr(error, "param_type"):
        return Problem("usage-missing", name=str(param.metavar or param.name), help=f"{where} --help")
    if param is not None:
        value = str(error.message).partition(" is not")[0].strip("'")
        return Problem("usage-value", name=param.opts[0], value=value, right=_expected(param))
    message = str(error.message)
    if message.endswith(")"):  # words in brackets that no parameter takes
        return Problem("usage-extra", words=message[message.rindex("(") + 1 : -1], help=f"{where} --help")
    return Problem("usage-other", help=f"{where} --help")


def _expected(param: Any) -> str:
    """What an option takes, as far as its type tells."""
    least, most = getattr(param.type, "min", None), getattr(param.type, "max", None)
    if least is not None and most is not None:
        return say("usage-between", least=least, most=most)
    if least is not None:
        return say("usage-number" if param.type.name.startswith("float") else "usage-least", least=least)
    if param.type.name.startswith("integer"):
        return say("usage-whole")
    return str(param.metavar or param.type.name.upper())
