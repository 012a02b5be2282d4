"""Three board games of gods, one table."""

from pantheon import _form

__version__ = "0.1.0"

_form.install()
