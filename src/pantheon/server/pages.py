"""The web client: its built files, held in memory and compressed once. Every other path is the application itself."""

import gzip
import mimetypes
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
from litestar import Response, get
from litestar.params import FromPath

from pantheon.engine.errors import Problem
from pantheon.server.api.asking import Asked

BUILT = Path(__file__).parent / "static"  # made by `make build`
_FOR_EVER = "public, max-age=31536000, immutable"
_CAREFUL = {
    "Content-Security-Policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
}
_WORTH_PACKING = 500  # bytes
_PACKED = {".woff2", ".png", ".avif"}  # as they are
_KINDS = {".avif": "image/avif"}  # which not every system knows


class _File(msgspec.Struct, frozen=True):
    body: bytes
    packed: bytes | None
    kind: str
    mark: str


class Pages:
    """The files of the client, by their paths."""

    def __init__(self, folder: Path = BUILT) -> None:
        self._files = {
            str(path.relative_to(folder)): _file(path) for path in sorted(folder.rglob("*")) if path.is_file()
        }

    def answer(self, path: str, request: Asked) -> Response[Any]:
        """A file, or the application, which knows its own paths."""
        name = path.strip("/")
        found = self._files.get(name)
        if found is None:
            if "." in name.rpartition("/")[2] or name.startswith("api/"):
                raise Problem("no-such-page")
            name, found = "index.html", self._files.get("index.html")
        if found is None:
            raise Problem("no-web")
        headers = {"ETag": found.mark, "Cache-Control": _FOR_EVER if name.startswith("assets/") else "no-cache"}
        headers |= _CAREFUL | {"Vary": "Accept-Encoding"}
        if request.headers.get("if-none-match") == found.mark:
            return Response(None, status_code=304, headers=headers)
        if found.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
            return Response(found.packed, media_type=found.kind, headers=headers)
        return Response(found.body, media_type=found.kind, headers=headers)


def _file(path: Path) -> _File:
    body = path.read_bytes()
    packed = gzip.compress(body, 9) if len(body) > _WORTH_PACKING and path.suffix not in _PACKED else None
    kind = _KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return _File(body, packed, kind, f'"{sha256(body).hexdigest()[:20]}"')


def page_handler(pages: Pages) -> Any:
    """Everything that is no API."""

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def page(request: Asked, path: FromPath[str] = "") -> Response[Any]:
        return pages.answer(path, request)

    return page
