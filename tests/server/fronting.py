"""Real proxies before a server: nginx and Caddy, each with a small configuration, on a port of its own."""

import os
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

PATIENCE = 60.0
UNPACKED = Path(__file__).parents[2] / "build/proxies/usr"  # where `make` has put them, if the machine has none

NGINX = """\
daemon off;
{user}
worker_processes 1;
worker_rlimit_nofile 8192;
pid {folder}/nginx.pid;
error_log {folder}/errors.log;
events {{ worker_connections 4096; }}
http {{
  access_log off;
  client_body_temp_path {folder}/body;
  proxy_temp_path {folder}/proxy;
  fastcgi_temp_path {folder}/fastcgi;
  uwsgi_temp_path {folder}/uwsgi;
  scgi_temp_path {folder}/scgi;
  map $http_upgrade $connection_upgrade {{ default upgrade; "" close; }}
  server {{
    {listen}
    location / {{
      proxy_pass http://127.0.0.1:{back};
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $connection_upgrade;
      proxy_read_timeout 3600s;
    }}
  }}
}}
"""
CADDY = """\
{{
  admin off
  auto_https off
}}
http://:{port} {{
  bind {listen}
  reverse_proxy 127.0.0.1:{back}
}}
"""


def program(name: str) -> str:
    """Return where a program is; where there is none the test is skipped, and fails where tests are the judge."""
    folders = os.pathsep.join((os.environ["PATH"], "/usr/sbin", f"{UNPACKED}/sbin", f"{UNPACKED}/bin"))
    found = shutil.which(name, path=folders)
    if found is None:
        if os.environ.get("CI") == "true":
            pytest.fail(f"there is no {name}")
        pytest.skip(f"there is no {name}")
    return found


def addresses() -> list[str]:
    """Return where proxies listen: at IPv6, too, if this machine knows it."""
    with socket.socket(socket.AF_INET6) if socket.has_ipv6 else socket.socket() as line:
        try:
            line.bind(("::1", 0))
        except OSError:
            return ["127.0.0.1"]
    return ["127.0.0.1", "::1"]


@contextmanager
def proxy(name: str, folder: Path, back: int) -> Iterator[int]:
    """A proxy before a port of this machine; the port where it listens."""
    path = program(name)
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    file = folder / "proxy.conf"
    if name == "nginx":
        places = (f"[{address}]" if ":" in address else address for address in addresses())
        user = "user root;" if os.geteuid() == 0 else ""  # its folder belongs to whoever runs the tests
        listen = " ".join(f"listen {place}:{port};" for place in places)
        file.write_text(NGINX.format(folder=folder, user=user, listen=listen, back=back))
        command = [path, "-e", f"{folder}/errors.log", "-p", str(folder), "-c", str(file)]
    else:
        file.write_text(CADDY.format(folder=folder, port=port, listen=" ".join(addresses()), back=back))
        command = [path, "run", "--adapter", "caddyfile", "--config", str(file)]
    log = folder / "proxy.log"
    homes = dict.fromkeys(("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"), str(folder))
    with log.open("wb") as written:
        process = subprocess.Popen(command, stdout=written, stderr=written, env=os.environ | homes)
    try:
        _wait_for(process, port, log)
        yield port
    finally:
        process.terminate()
        process.wait(PATIENCE)


def _wait_for(process: subprocess.Popen[bytes], port: int, log: Path) -> None:
    end = time.monotonic() + PATIENCE
    while True:
        assert process.poll() is None, log.read_text()
        assert time.monotonic() < end, log.read_text()
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            time.sleep(0.05)
        else:
            return
