"""Speaking to a Pantheon server from Python: `Visitor` for everything that is not live, `LiveTable` at a table."""

from pantheon.client.conversation import Conversation
from pantheon.client.live import LiveTable, RefusedError
from pantheon.client.visitor import Visitor

__all__ = ["Conversation", "LiveTable", "RefusedError", "Visitor"]
