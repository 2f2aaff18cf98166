/** A source of choices that returns the same sequence for the same numbers, on every machine. */
export interface Pick {
  /** A whole number from 0, below `count`. */
  below(count: number): number;
  of<Item>(items: readonly Item[]): Item;
  /** True in this many of 100 cases. */
  chance(percent: number): boolean;
}

/** Each item has its own source (`seed`, kind, index), so that item 7 is the same in a small run and a large one. */
export function createPick(seed: number, kind: number, index: number): Pick {
  let state =
    (Math.imul(seed, 0x9e3779b1) ^ Math.imul(kind + 1, 0x85ebca6b) ^ Math.imul(index + 1, 0xc2b2ae35)) | 0;
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number) => Math.floor(next() * count);
  return {
    below,
    of: (items) => items[below(items.length)]!,
    chance: (percent) => below(100) < percent,
  };
}
