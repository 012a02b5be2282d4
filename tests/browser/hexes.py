"""Maps of hexes: where a cell can be pressed, and how to get there without a mouse."""

from playwright.sync_api import Locator, expect

_STEPS = 40  # more arrow keys than anybody would press
# The middles of cells that lie open: not beyond the frame, nor below a card or a button. Not before the map is at
# rest, since it fits itself to its frame.
_OPEN = """async cells => {
  const middles = () => cells.map(cell => {
    const box = cell.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  });
  let found = middles();
  for (let same = 0; same < 2; ) {
    await new Promise(requestAnimationFrame);
    const next = middles();
    same = JSON.stringify(next) === JSON.stringify(found) ? same + 1 : 0;
    found = next;
  }
  return found.flatMap(([x, y], nth) => {
    const there = document.elementFromPoint(x, y);
    const open = there !== null && there.closest("[role=application]") && !there.closest("button, .card, section");
    return open ? [[cells[nth].dataset.cell, x, y]] : [];
  });
}"""


def open_cells(cells: Locator) -> dict[str, tuple[float, float]]:
    """Where cells can be pressed, by their names (`q,r`)."""
    return {cell: (x, y) for cell, x, y in cells.evaluate_all(_OPEN)}


def walk_to(world: Locator, cell: str) -> None:
    """With the arrow keys, from where the focus is in the world to a cell (`q,r`)."""
    there = _spot(cell)
    focused = world.locator("[data-cell]:focus")
    for _ in range(_STEPS):
        expect(focused).to_have_count(1)
        here = _spot(focused.get_attribute("data-cell") or "")
        if here == there:
            return
        right, down = there[0] - here[0], there[1] - here[1]
        across, along = ("ArrowRight" if right > 0 else "ArrowLeft"), ("ArrowDown" if down > 0 else "ArrowUp")
        world.page.keyboard.press(across if abs(right) > abs(down) else along)
    raise AssertionError(f"no way to {cell} with the arrow keys")


def _spot(cell: str) -> tuple[float, float]:
    """Where a cell lies, in cells to the right and in rows."""
    q, r = map(int, cell.split(","))
    return q + r / 2, r
