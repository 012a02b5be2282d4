"""Texts as WebSocket frames."""


def framed(text: bytes) -> bytes:
    """A text as a WebSocket frame of its own; made once, however many sockets it goes to."""
    size = len(text)
    if size < 126:
        return bytes((0x81, size)) + text
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2) + text
    return b"\x81\x7f" + size.to_bytes(8) + text
