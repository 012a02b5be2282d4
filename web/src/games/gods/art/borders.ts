// The borders of the hexes of Gods.

import { bordersOf } from "../../atlas/art/outline";

export const { outline, shore } = bordersOf("", 2.6, 3.4);
