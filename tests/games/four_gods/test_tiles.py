"""The tiles: the set we ship, and files that others write."""

from collections import Counter
from importlib.resources import files

import pytest

from pantheon.engine.toml import TomlError
from pantheon.games.four_gods.tiles import Face, TilesError, demand, joined, read_tiles, standard_tiles

TILES = standard_tiles()
TEXT = files("pantheon.games.four_gods").joinpath("tiles.toml").read_text(encoding="utf-8")
FIRST = '{ number = 1, faces = ["SSSS", "PPFM"] }'
LINE = TEXT[: TEXT.index(FIRST)].count("\n") + 1

S, P, F, M = range(4)


def test_our_set_has_92_different_tiles_of_58_faces() -> None:
    faces = [str(face) for pair in TILES.faces for face in pair]
    assert len(TILES.faces) == 92
    assert len({tuple(sorted(map(str, pair))) for pair in TILES.faces}) == 92
    assert len(set(faces)) == 58


def test_our_set_is_fair_to_the_four_terrains() -> None:
    assert Counter(t for pair in TILES.faces for face in pair for t in face.corners) == {
        S: 184,
        P: 184,
        F: 184,
        M: 184,
    }


def test_the_two_faces_of_a_tile_of_ours_show_all_terrains_and_none_of_them_all() -> None:
    for front, back in TILES.faces:
        assert len({*front.corners, *back.corners}) == 4
        assert max(len(set(front.corners)), len(set(back.corners))) <= 3


def test_every_terrain_of_a_face_of_ours_is_one_region() -> None:
    for pair in TILES.faces:
        for face in pair:
            regions = dict(zip(face.corners, face.regions, strict=True))
            assert all(regions[t] == label for t, label in zip(face.corners, face.regions, strict=True))


def test_a_quarter_turn_clockwise_brings_the_north_west_corner_to_the_north_east() -> None:
    face = Face((S, P, F, M), (0, 1, 2, 3))
    assert face.turned(1).corners == (M, S, P, F)
    assert face.turned(4).corners == face.corners


def test_regions_turn_with_their_face() -> None:
    face = Face((S, P, S, F), (0, 1, 0, 3))
    assert face.turned(1).regions == (0, 1, 2, 1)


def test_equal_corners_join_through_the_middle_between_two_others() -> None:
    assert joined((S, P, S, F)) == (0, 1, 0, 3)
    assert joined((S, S, P, S)) == (0, 0, 2, 0)
    assert joined((S, P, S, P)) is None


def test_a_table_says_how_a_tile_fits_what_a_cell_asks() -> None:
    asked = demand((0, 1 + S, 1 + S, 0))  # sea at both ends of the east side
    for tile, ways in enumerate(TILES.ways):
        for way, face in enumerate(ways):
            looks_like_an_earlier_one = any(other.order == face.order for other in ways[:way])
            fits = face.corners[1] == face.corners[2] == S and not looks_like_an_earlier_one
            assert bool(TILES.fits[tile * 625 + asked] >> way & 1) == fits


def test_another_file_of_the_format_is_read_with_its_split_regions() -> None:
    other = TEXT.replace(
        FIRST, '{ number = 1, faces = ["SPSP", "FMFS"], regions = [[["NW", "SE"], ["NE"], ["SW"]], []] }'
    )
    front, back = read_tiles(other).faces[0]
    assert front.regions == (0, 1, 0, 3)
    assert (str(back), back.regions) == ("SFMF", (0, 1, 2, 1)), "faces stand upright"


@pytest.mark.parametrize(
    ("tile", "reason"),
    [
        ('{ number = 1, faces = ["SPFM", "PPFM"] }', "a face cannot show all four terrains, but SPFM does"),
        ('{ number = 1, faces = ["SPSP", "PPFM"] }', "SPSP must list its regions"),
        ('{ number = 1, faces = ["SSSX", "PPFM"] }', "four of the letters S, P, F, M, not “SSSX”"),
        ('{ number = 1, faces = ["SSS", "PPFM"] }', "four of the letters"),
        ('{ number = 1, faces = ["SSSS"] }', "needs two faces"),
        ('{ number = 1 , faces = "SSSS" }', "needs two faces"),
        ('{ number = 0, faces = ["SSSS", "PPFM"] }', "starting at 1"),
        ('{ number = "one", faces = ["SSSS", "PPFM"] }', "starting at 1"),
        ('{ number = 1, faces = ["SSSS", "PPFM"], colour = "red" }', "nothing else"),
        ('{ number = 1, faces = ["SSSP", "PPFM"], regions = [[["NW", "NE", "SE", "SW"]], []] }', "mixes terrains"),
        ('{ number = 1, faces = ["SSSP", "PPFM"], regions = [[["NW", "NE"], ["SW"]], []] }', "once each"),
        ('{ number = 1, faces = ["SSSP", "PPFM"], regions = [["NW"], []] }', "once each"),
    ],
)
def test_a_wrong_tile_is_refused_with_its_line_and_the_reason(tile: str, reason: str) -> None:
    with pytest.raises(TilesError) as refused:
        read_tiles(TEXT.replace(FIRST, tile))
    assert reason in str(refused.value)
    assert str(refused.value).startswith(f"Line {refused.value.line}: ")
    assert refused.value.line == LINE


def test_a_file_that_is_no_toml_is_refused_with_the_line_where_that_shows() -> None:
    with pytest.raises(TomlError, match=f"^Line {LINE}: not valid TOML"):
        read_tiles(TEXT.replace(FIRST, "{ number 1 }"))


def test_a_number_that_comes_twice_is_found_where_it_comes_again() -> None:
    with pytest.raises(TilesError, match="two tiles with the number 1") as refused:
        read_tiles(TEXT.replace("number = 2,", "number = 1,"))
    assert refused.value.line == LINE + 1


def test_a_set_of_the_wrong_size_and_a_file_without_tiles_are_refused() -> None:
    with pytest.raises(TilesError, match="has 91 tiles; it must have 92"):
        read_tiles(TEXT.replace(f"  {FIRST},\n", ""))
    for text in ("", "tiles = 3", 'name = "x"\ntiles = []'):
        with pytest.raises(TilesError, match="a single list"):
            read_tiles(text)
