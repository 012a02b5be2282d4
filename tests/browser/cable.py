"""A cable between a browser and the server that can be pulled out and put back, or fall silent."""

import contextlib
import socket
import threading
from types import TracebackType

_CHUNK = 65_536


class Cable:
    """Forwards connections of a port of its own to the server's port, for as long as it is plugged in."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._plugged = True
        self._lock = threading.Lock()
        self._ends: list[socket.socket] = []
        self._dead: set[socket.socket] = set()
        self._still_born = False
        self._threads: list[threading.Thread] = []
        self._door = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._door.getsockname()[1])

    def __enter__(self) -> "Cable":
        self._start(self._accept)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.pull()
        self._door.shutdown(socket.SHUT_RDWR)
        for thread in self._threads:
            thread.join()
        self._door.close()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def pull(self) -> None:
        """All connections break, and new ones break at once."""
        with self._lock:
            self._plugged = False
            for end in self._ends:
                with contextlib.suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)

    def fall_silent(self, *, new_ones: bool = False) -> None:
        """Whatever is connected stays so, and nothing comes through any more: nobody is told.

        A router that has forgotten a connection does that, and new ones are fine; without a network they are not.
        """
        with self._lock:
            self._dead.update(self._ends)
            self._still_born = new_ones

    def plug_in(self) -> None:
        with self._lock:
            self._plugged, self._still_born = True, False

    def _start(self, work: object, *facts: object) -> None:
        thread = threading.Thread(target=work, args=facts)  # type: ignore[arg-type]
        self._threads.append(thread)
        thread.start()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                here, _ = self._door.accept()
                self._connect(here)

    def _connect(self, here: socket.socket) -> None:
        with self._lock:
            if not self._plugged:
                here.close()
                return
            try:
                there = socket.create_connection(("127.0.0.1", self._to))
            except OSError:
                here.close()
                return
            self._ends += [here, there]
            if self._still_born:
                self._dead |= {here, there}
        self._start(self._serve, here, there)

    def _serve(self, here: socket.socket, there: socket.socket) -> None:
        back = threading.Thread(target=self._forward, args=(there, here))
        back.start()
        self._forward(here, there)
        back.join()
        with self._lock:
            self._ends = [end for end in self._ends if end not in (here, there)]
            self._dead -= {here, there}
        here.close()
        there.close()

    def _forward(self, source: socket.socket, sink: socket.socket) -> None:
        """Whatever comes, until one side ends; then the other side ends, too."""
        with contextlib.suppress(OSError):
            while data := source.recv(_CHUNK):
                if source not in self._dead:
                    sink.sendall(data)
        for end in (source, sink):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
