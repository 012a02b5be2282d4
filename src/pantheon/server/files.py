"""What is the same for everybody, in the forms in which it travels: the built files of the pages, and lists."""

import gzip
import mimetypes
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
from litestar import Response

from pantheon.server.api.strictly import StrictRequest

FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"  # keep it, but ask whether it is still the same
_WORTH_PACKING = 500  # bytes
_PACKED = {".woff2", ".png", ".avif"}  # as they are
_ENCODINGS = {"br": ".br", "gzip": ".gz"}  # the best first; the build leaves files of these names beside its own
_KINDS = {
    ".webmanifest": "application/manifest+json",
    ".js": "text/javascript",
    ".woff2": "font/woff2",
    ".avif": "image/avif",
}


class Parcel(msgspec.Struct, frozen=True):
    """Something with its packed forms by encoding; `mark` is the same as long as it is."""

    body: bytes
    packed: dict[str, bytes]
    kind: str
    mark: str

    def answer(
        self, request: StrictRequest, cache: str, *, vary: str = "Accept-Encoding", status: int = 200
    ) -> Response[Any]:
        """The answer to a request: in a form that was asked for, or that nothing has changed."""
        headers = {"ETag": self.mark, "Cache-Control": cache, "Vary": vary}
        if status == 200 and self.mark in request.headers.get("if-none-match", ""):
            return Response(None, status_code=304, headers=headers)
        accepted = wanted(request.headers.get("accept-encoding", ""))
        encoding = next((name for name in _ENCODINGS if name in self.packed and name in accepted), None)
        if encoding is None:
            return Response(self.body, media_type=self.kind, headers=headers, status_code=status)
        headers["Content-Encoding"] = encoding
        return Response(self.packed[encoding], media_type=self.kind, headers=headers, status_code=status)


def parcel(body: bytes, kind: str, packed: dict[str, bytes] | None = None, *, level: int = 9) -> Parcel:
    """Something in all its forms; what was not packed before is, if it is worth it."""
    if packed is None:
        packed = {"gzip": gzip.compress(body, level, mtime=0)} if len(body) > _WORTH_PACKING else {}
    return Parcel(body, packed, kind, f'"{sha256(body).hexdigest()[:20]}"')


def built(folder: Path) -> dict[str, Parcel]:
    """The files of a folder by their paths in it; its hidden ones, and packed forms, are no files of their own."""
    found = {}
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder)
        if path.is_file() and path.suffix not in _ENCODINGS.values() and not name.parts[0].startswith("."):
            found[name.as_posix()] = _file(path)
    return found


def _file(path: Path) -> Parcel:
    kind = _KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    forms = {name: path.with_name(path.name + suffix) for name, suffix in _ENCODINGS.items()}
    packed = {name: form.read_bytes() for name, form in forms.items() if form.is_file()}
    return parcel(path.read_bytes(), kind, {} if path.suffix in _PACKED else packed or None)


def wanted(header: str) -> set[str]:
    """The encodings that somebody understands: those that he names, but for what he refuses with `q=0`."""
    names = set()
    for part in header.lower().split(","):
        name, _, quality = part.partition(";")
        if quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            names.add(name.strip())
    return names
