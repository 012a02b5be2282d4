"""What a page may reach: its own server, by request and by socket, and nothing else."""

import socket

import pytest

from pantheon.client import Visitor
from tests.browser.conftest import Welcome
from tests.server.serving import Server, seated

REACHING = """([way, address]) => new Promise(done => {
    document.addEventListener("securitypolicyviolation", event => done(event.effectiveDirective), { once: true });
    if (way === "socket") {
        try {
            const socket = new WebSocket(address);
            socket.onopen = () => done("open");
        } catch { /* the event tells why */ }
    } else {
        fetch(address, { mode: "no-cors" }).then(() => done("open"), () => {});
    }
})"""


@pytest.mark.slow("a browser")
def test_a_page_talks_to_its_own_server_alone(person: Welcome, server: Server) -> None:
    table, (anna, _) = seated(server)
    reader = person("Anna").be(anna).visit(f"/table/{table}")
    page = reader.page
    page.get_by_role("main").wait_for()
    with socket.create_server(("127.0.0.1", 0)) as other:
        elsewhere = f"127.0.0.1:{other.getsockname()[1]}"
        for way, address in (("socket", f"ws://{elsewhere}/"), ("fetch", f"http://{elsewhere}/")):
            assert page.evaluate(REACHING, [way, address]) == "connect-src"
        page.wait_for_timeout(0)  # hears what the browser says of that
        assert all(elsewhere in words for words in reader.complaints)
        reader.complaints.clear()
        other.setblocking(False)
        with pytest.raises(BlockingIOError):
            other.accept()
    own = Visitor(server.address, anna.token).live_address(table)
    assert page.evaluate(REACHING, ["socket", own]) == "open"
    assert page.evaluate(REACHING, ["fetch", f"{server.address}/api/games"]) == "open"
