// Chance that is the same each time: a hex looks as it did when one comes back to it.

export type Dice = () => number;

function hash(seed: string): number {
  let found = 2166136261;
  for (let n = 0; n < seed.length; n++) found = Math.imul(found ^ seed.charCodeAt(n), 16777619);
  return found >>> 0;
}

/** Numbers from 0 up to 1, always the same ones for the same seed. */
export function dice(seed: string): Dice {
  let state = hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const between = (roll: Dice, least: number, most: number): number => least + (most - least) * roll();

export const oneOf = <T>(roll: Dice, things: readonly T[]): T => things[Math.floor(roll() * things.length)] as T;
