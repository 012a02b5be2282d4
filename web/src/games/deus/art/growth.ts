// What stands on a region by nature: trees, ridges, reeds, sheaves. Where somebody has settled it gives way.

import { between, type Dice } from "../../atlas/art/noise";
import { at, ellipse, n, path, polygon, reach, shade } from "../../atlas/art/paint";

/** A thing and the height at which it stands: what is in front is painted later. */
type Standing = [number, string];

/** Is this within the court in the middle, where pieces stand? */
const inCourt = (x: number, y: number): boolean => Math.abs(x) < 31 && y > -13 && y < 34;

function tree(roll: Dice, x: number, y: number): Standing {
  const s = between(roll, 6.2, 8.6);
  const hue = Math.round(between(roll, 92, 122));
  const light = Math.round(between(roll, 27, 36));
  const top = y - s * 2;
  if (roll() < 0.3) {
    // a fir
    const fir = `M${at(x, y - s * 2.9)}L${at(x + s * 0.55, y - s * 1.5)}h${n(-s * 0.18)}L${at(x + s * 0.85, y - s * 0.3)}H${n(x - s * 0.85)}L${at(x - s * 0.37, y - s * 1.5)}h${n(-s * 0.18)}z`;
    return [
      y,
      shade(x, y, s * 0.8, 2.2) +
        path(fir, { fill: `hsl(${hue + 18} 30% ${light - 3}%)`, stroke: "#14240f", width: 1 }) +
        path(`M${at(x, y - s * 2.9)}L${at(x - s * 0.85, y - s * 0.3)}H${n(x - s * 0.1)}z`, {
          fill: "#d8efb0",
          opacity: 0.22,
        }),
    ];
  }
  const crown = `M${at(x - s, top + s * 0.75)}q${n(-s * 0.45)} ${n(-s)} ${n(s * 0.5)} ${n(-s * 1.1)}q${n(s * 0.5)} ${n(-s * 0.75)} ${n(s)} 0q${n(s * 0.9)} ${n(s * 0.1)} ${n(s * 0.5)} ${n(s * 1.1)}q${n(-s * 0.3)} ${n(s * 0.7)} ${n(-s)} ${n(s * 0.4)}q${n(-s * 0.8)} ${n(s * 0.4)} ${n(-s)} ${n(-s * 0.4)}z`;
  return [
    y,
    shade(x, y, s * 0.9, 2.4) +
      path(`M${at(x, y)}v${n(-s)}`, { stroke: "#3a2614", width: 2 }) +
      path(crown, { fill: `hsl(${hue} 34% ${light}%)`, stroke: "#14240f", width: 1 }) +
      path(`M${at(x - s * 0.75, top + s * 0.1)}q${n(s * 0.2)} ${n(-s * 0.75)} ${n(s * 0.9)} ${n(-s * 0.6)}`, {
        stroke: "#d8efb0",
        width: 1.6,
        opacity: 0.6,
      }) +
      path(`M${at(x + s * 0.2, top + s * 1.3)}q${n(s * 0.8)} ${n(-s * 0.2)} ${n(s * 0.7)} ${n(-s * 1.1)}`, {
        stroke: "#0c1a08",
        width: 2.2,
        opacity: 0.4,
      }),
  ];
}

function forest(roll: Dice, settled: boolean): Standing[] {
  const found: Standing[] = [];
  for (let y = -29; y <= 43; y += 9.2) {
    const wide = reach(y - 4) - 8;
    for (let x = -wide + between(roll, 0, 7); x <= wide; x += between(roll, 12, 16)) {
      const [tx, ty] = [x + between(roll, -2, 2), y + between(roll, -2.5, 2.5)];
      const thin = roll() < 0.1;
      const drawn = tree(roll, tx, ty);
      if (!thin && !(settled && inCourt(tx, ty - 4))) found.push(drawn);
    }
  }
  return found;
}

/** A peak: lit flank, shaded flank with a jagged ridge between them, snow on the high ones. */
function peak(roll: Dice, x: number, y: number, high: number): Standing {
  const half = high * between(roll, 0.72, 0.86);
  const top = x + between(roll, -2, 2);
  const foot = y + 2;
  const ridge = [0.28, 0.52, 0.76].map(
    (part) => [top + (part - 0.3) * 5 * (part > 0.5 ? -1 : 1), y - high * (1 - part)] as const,
  );
  const body = polygon([x - half, foot], [top, y - high], [x + half, foot]);
  const lee = polygon([top, y - high], ...ridge, [x + 3, foot], [x + half, foot]);
  const snow = polygon(
    [top - half * 0.3, y - high * 0.64],
    [top, y - high],
    [top + half * 0.32, y - high * 0.62],
    [top + half * 0.12, y - high * 0.72],
    [top, y - high * 0.58],
    [top - half * 0.14, y - high * 0.71],
  );
  return [
    y,
    shade(x + 3, foot - 1, half * 0.9, 3.4) +
      path(body, { fill: "#cdbfae", stroke: "#2a211a", width: 1.2 }) +
      path(lee, { fill: "#5e5148", opacity: 0.82 }) +
      (high > 21 ? path(snow, { fill: "#fffdf6" }) : "") +
      path(
        `M${at(x - half * 0.55, foot - 2)}L${at(top - 2, y - high * 0.6)}M${at(x - half * 0.2, foot - 1)}l${n(3)} ${n(-high * 0.3)}`,
        {
          stroke: "#6c5c50",
          width: 0.9,
          opacity: 0.7,
        },
      ),
  ];
}

const PEAKS = [[-22, -14, 24], [1, -17, 29], [22, -13, 23], [-31, 3, 17], [31, 4, 16], [-13, 6, 24], [12, 9, 26], [-25, 24, 18], [0, 29, 21], [24, 26, 18]] as const; // prettier-ignore

function ridges(roll: Dice, settled: boolean): Standing[] {
  const turned = roll() < 0.5 ? -1 : 1;
  return PEAKS.flatMap(([px, py, size]) => {
    const [x, y, high] = [
      px * turned + between(roll, -3, 3),
      py + between(roll, -2, 2),
      size * between(roll, 0.88, 1.1),
    ];
    const drawn = peak(roll, x, y, high);
    return settled && (inCourt(x, y - 6) || y > 22) ? [] : [drawn];
  });
}

function reeds(roll: Dice, x: number, y: number): Standing {
  let blades = "";
  let heads = "";
  for (let k = 0; k < 5; k++) {
    const [h, lean, dx] = [between(roll, 7, 12), between(roll, -3, 3), between(roll, -4.5, 4.5)];
    blades += `M${at(x + dx, y)}q${n(lean * 0.2)} ${n(-h * 0.6)} ${n(lean)} ${n(-h)}`;
    if (k % 2 === 0) heads += `M${at(x + dx + lean, y - h)}v3.4`;
  }
  return [
    y,
    ellipse(x, y, 6, 1.7, { fill: "#1b2316", opacity: 0.4 }) +
      path(blades, { stroke: "#2f3d16", width: 1.3 }) +
      path(heads, { stroke: "#6b3f1c", width: 2.4 }),
  ];
}

function marsh(roll: Dice, settled: boolean): Standing[] {
  const found: Standing[] = [];
  for (let y = -32; y <= 42; y += 11) {
    const wide = reach(y) - 9;
    for (let x = -wide + between(roll, 0, 12); x <= wide; x += between(roll, 19, 28)) {
      const drawn = reeds(roll, x, y + between(roll, -3, 3));
      if (!(settled && inCourt(x, y - 3))) found.push(drawn);
    }
  }
  return found;
}

function sheaf(roll: Dice, x: number, y: number): Standing {
  const s = between(roll, 4.6, 5.8);
  const body = `M${at(x - s * 0.85, y)}Q${at(x - s * 0.2, y - s)} ${at(x - s, y - s * 2)}Q${at(x, y - s * 2.6)} ${at(x + s, y - s * 2)}Q${at(x + s * 0.2, y - s)} ${at(x + s * 0.85, y)}z`;
  return [
    y,
    shade(x, y, s, 2) +
      path(body, { fill: "#e9c35a", stroke: "#5a3d0c", width: 1 }) +
      path(`M${at(x - s * 0.45, y - s * 0.95)}h${n(s * 0.9)}`, { stroke: "#8a5312", width: 1.6 }) +
      path(
        `M${at(x + s * 0.2, y)}Q${at(x + s * 0.2, y - s)} ${at(x + s * 0.9, y - s * 2)}Q${at(x + s * 0.2, y - s)} ${at(x + s * 0.85, y)}z`,
        {
          fill: "#7a5212",
          opacity: 0.5,
        },
      ),
  ];
}

function harvest(roll: Dice, settled: boolean): Standing[] {
  const places = [[-24, -16], [19, -20], [-3, -27], [31, 0], [-31, 8], [-14, 33], [17, 31], [3, 4]] as const; // prettier-ignore
  return places.flatMap(([px, py]) => {
    const [x, y, here] = [px + between(roll, -3, 3), py + between(roll, -3, 3), roll() < 0.62];
    const drawn = sheaf(roll, x, y);
    return !here || (settled && inCourt(x, y - 3)) ? [] : [drawn];
  });
}

const GROWTH: Record<string, (roll: Dice, settled: boolean) => Standing[]> = {
  forest,
  mountain: ridges,
  swamp: marsh,
  field: harvest,
};

export function growth(terrain: string, roll: Dice, settled: boolean): string {
  const found = GROWTH[terrain]?.(roll, settled) ?? [];
  return found
    .sort(([a], [b]) => a - b)
    .map(([, drawn]) => drawn)
    .join("");
}
