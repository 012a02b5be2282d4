// The banners of the four players, in a box from -11 to 11. Each has a silhouette and an emblem of its own, so that
// shape alone tells.

export const SEATS = ["north", "east", "south", "west"] as const;
export type Seat = (typeof SEATS)[number];

export interface BannerArt {
  /** The cloth. */
  body: string;
  /** What is sewn on it. */
  mark: string;
}

export const BANNERS: Record<Seat, BannerArt> = {
  // a gonfalon with two tails, and a star
  north: {
    body: "M-8.5 -10H8.5V10L0 4.500L-8.5 10z",
    mark: "M0 -8.200L1.600 -4.100L6 -3.700L2.600 -.8L3.700 3.500L0 1.100L-3.700 3.500L-2.600 -.8L-6 -3.700L-1.600 -4.100z",
  },
  // a round shield with a ring
  east: {
    body: "M-10 0a10 10 0 1 0 20 0a10 10 0 1 0 -20 0z",
    mark: "M-6 0a6 6 0 1 0 12 0a6 6 0 1 0 -12 0zM-2.800 0a2.800 2.800 0 1 1 5.600 0a2.800 2.800 0 1 1 -5.600 0z",
  },
  // a triangle with a tower
  south: {
    body: "M-11 -9.500H11L0 11z",
    mark: "M-4.600 -7.500H-2.200V-5.600H-1.200V-7.500H1.200V-5.600H2.200V-7.500H4.600V-3.200H3.200V3H-3.200V-3.200H-4.600z",
  },
  // a lozenge with a cross
  west: {
    body: "M0 -11.500L10.500 0L0 11.500L-10.500 0z",
    mark: "M-1.900 -6.500H1.900V-1.900H6.200V1.900H1.900V6.500H-1.900V1.900H-6.200V-1.900H-1.900z",
  },
};

const MARKS: Record<Seat, string> = { north: "#f3fffd", east: "#2a1503", south: "#fff4fb", west: "#1d2433" };

export const isSeat = (word: string): word is Seat => (SEATS as readonly string[]).includes(word);
export const seatColour = (seat: string): string => (isSeat(seat) ? `var(--deus-${seat})` : "#9a8d78");

/** A banner as a token: cloth with a pale rim and ink, light from the upper left. */
export function banner(seat: string, scale = 1): string {
  if (!isSeat(seat)) return "";
  const { body, mark } = BANNERS[seat];
  return (
    `<g transform="scale(${scale})">` +
    `<path d="${body}" fill="#1b130a" fill-opacity=".35" transform="translate(1.2 1.8)"/>` +
    `<path d="${body}" fill="#241a10" stroke="#241a10" stroke-width="3.4" stroke-linejoin="round"/>` +
    `<path d="${body}" fill="${seatColour(seat)}" stroke="#fbf3df" stroke-width="1.3" stroke-linejoin="round"/>` +
    `<path d="${body}" fill="url(#deus-gloss)" fill-opacity=".7"/>` +
    `<path d="${mark}" fill="${MARKS[seat]}" fill-rule="evenodd"/></g>`
  );
}
