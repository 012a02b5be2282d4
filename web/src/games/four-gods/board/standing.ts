// Where a prophet stands on a tile: in the midst of his region, as the coasts run in that place.

import { prophetSpot } from "../art/land";
import { seedOf } from "../art/tile";
import type { Corner, Place } from "../orientation";
import { CORNERS } from "../hands/tiles";

export const standAt = (face: string, corner: Corner, place: Place): readonly [number, number] =>
  prophetSpot(face, CORNERS.indexOf(corner), seedOf(place));
