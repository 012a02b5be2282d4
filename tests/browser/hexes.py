"""Maps of hexes without a mouse."""

from playwright.sync_api import Locator, expect

_STEPS = 40  # more arrow keys than anybody would press


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
