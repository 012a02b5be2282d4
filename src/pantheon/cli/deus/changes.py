"""What a move changes, found by comparing the table before and after it: goods, pieces, attacks, the end."""

from dataclasses import dataclass

from pantheon.cli.deus.words import piece_word, seat_word
from pantheon.cli.language import say
from pantheon.engine.actions import Action, At
from pantheon.games.deus import actions as a
from pantheon.games.deus.atlas import STEPS
from pantheon.games.deus.names import PIECES, SEATS
from pantheon.games.deus.position import Position
from pantheon.games.deus.sights import DeusView, Region


@dataclass(frozen=True)
class Attack:
    """An attack on a village: units and buildings of everybody around it, who wins, and how much each."""

    at: At
    units: dict[str, int]
    buildings: dict[str, int]
    winners: tuple[str, ...]
    share: int

    @property
    def by_buildings(self) -> bool:
        """Did units alone not decide?"""
        most = max(self.units.values())
        return sum(count == most for count in self.units.values()) > 1


def attack_on(village: Region, after: DeusView) -> Attack:
    """The attack that a village suffered; the view is that after it."""
    around = {(village.at[0] + q, village.at[1] + r) for q, r in STEPS}
    units: dict[str, int] = {}
    buildings: dict[str, int] = {}
    for region in after.map:
        if region.at in around and region.owner is not None:
            units[region.owner] = units.get(region.owner, 0) + ("unit" in region.pieces)
            buildings[region.owner] = buildings.get(region.owner, 0) + len(region.pieces)
    best = max((units[seat], buildings[seat]) for seat in units)
    winners = tuple(seat for seat in SEATS if seat in units and (units[seat], buildings[seat]) == best)
    return Attack(village.at, units, buildings, winners, village.vp // len(winners))


def attacks(before: DeusView, after: DeusView) -> list[Attack]:
    """The attacks between two views; what lay on the villages is in the earlier one."""
    fallen = {region.at for region in after.map if region.attacked}
    return [
        attack_on(region, after)
        for region in before.map
        if region.terrain == "village" and not region.attacked and region.at in fallen
    ]


def told_attack(attack: Attack) -> str:
    """An attack as a sentence, with the counts that decided it."""
    order = sorted(attack.units, key=lambda seat: (-attack.units[seat], -attack.buildings[seat]))
    counts = [
        say("deus-attack-units", seat=seat, units=attack.units[seat])
        if not attack.by_buildings
        else say("deus-attack-both", seat=seat, units=attack.units[seat], buildings=attack.buildings[seat])
        for seat in order
    ]
    who = ", ".join(seat_word(seat) for seat in attack.winners)
    facts = {"q": attack.at[0], "r": attack.at[1], "counts": ", ".join(counts), "who": who, "vp": attack.share}
    return say("deus-attack-shared" if len(attack.winners) > 1 else "deus-attack", **facts)


@dataclass(frozen=True)
class Step:
    """A player's move: the table before and after it, the attacks it led to, and who gained how many VP.

    VP totals are hidden, but everybody sees VP change hands.
    """

    mover: int
    before: DeusView
    after: DeusView
    fights: tuple[Attack, ...]
    vp: tuple[int, ...]  # by seat, without what attacks brought

    @property
    def costs_vp(self) -> bool:
        """Does it cost its player VP?"""
        return self.vp[self.mover] < 0

    @property
    def touched(self) -> set[At]:
        """Regions where pieces came, and villages that fell."""
        old = {region.at: region.pieces for region in self.before.map}
        found = {region.at for region in self.after.map if region.pieces and region.pieces != old[region.at]}
        return found | {fight.at for fight in self.fights}


def step(position: Position, mover: int, number: int, viewer: int | None) -> Step:
    """What a move would do, as a viewer sees it; the position stays as it is."""
    copy = position.copy()
    copy.play(mover, number)
    before, after = position.view(viewer), copy.view(viewer)
    fights = attacks(before, after)
    vp = [copy.vp[seat] - position.vp[seat] for seat in range(len(before.seats))]
    for fight in fights:
        for seat in fight.winners:
            vp[SEATS.index(seat)] -= fight.share
    return Step(mover, before, after, tuple(fights), tuple(vp))


def changes(made: Step, action: Action) -> list[str]:
    """What a move changes, in words: own goods first, then those of others, attacks, and the end."""
    before, after, mover = made.before, made.after, made.mover
    order = sorted(range(len(before.seats)), key=lambda seat: seat != mover)
    gains = {seat: ", ".join(_gains(before, after, seat, made.vp[seat])) for seat in order}
    found = [
        said if seat == mover else say("cli-deus-other-gains", seat=SEATS[seat], gains=said)
        for seat, said in gains.items()
        if said
    ]
    if not isinstance(action, a.Place):
        found += _placed(before, after, mover)
    found += [told_attack(fight) for fight in made.fights]
    if after.deck > before.deck:
        found.append(say("deus-reshuffled"))
    if after.last_round and not before.last_round:
        found.append(say("deus-end-near", round=after.last_round))
    return found


def _gains(before: DeusView, after: DeusView, seat: int, vp: int) -> list[str]:
    """What a player gains and loses."""
    old, new = before.seats[seat], after.seats[seat]
    goods: list[tuple[str, int]] = [(good, new.resources[good] - old.resources[good]) for good in old.resources]
    goods += [("gold", new.gold - old.gold), ("vp", vp)]
    found = [f"{more:+d} {say(f'good-{good}')}" for good, more in goods if more]
    if old.board is not None and new.board is not None and old.reserve != new.reserve:
        for piece in PIECES:
            more = new.board[piece] - old.board[piece]
            if more > 0:
                found.append(f"{more:+d} {say(f'deus-piece-{piece}')}")
    return found


def _placed(before: DeusView, after: DeusView, mover: int) -> list[str]:
    """A piece that had but one place to go."""
    old = {region.at: region for region in before.map}
    found = []
    for region in after.map:
        new = set(region.pieces) - set(old[region.at].pieces) if region.at in old else set()
        if region.owner == SEATS[mover] and new and sum(map(_count, after.map)) > sum(map(_count, before.map)):
            found += [say("cli-deus-placed", what=piece_word(p), q=region.at[0], r=region.at[1]) for p in new]
    return found


def _count(region: Region) -> int:
    return len(region.pieces)
