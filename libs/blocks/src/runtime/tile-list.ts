/** A list of tiles that follows from a rule: the products of a category, or the categories without a parent. */
export type TileList =
  { of: 'products'; category: string; most: number } | { of: 'outermost_categories'; most: number };

/** Most tiles of one list. */
const MOST_TILES = 100;
/** Tiles of a list whose block names no number. */
const DEFAULT_TILES = 12;

/** The key under which a page contains the tiles of a list. */
export function tileListKey(list: TileList): string {
  return list.of === 'products' ? `products:${list.most}:${list.category}` : `${list.of}:${list.most}`;
}

/** The number of tiles of a list, from the data of its block. */
export function tilesAtMost(limit: number | null): number {
  return Math.min(MOST_TILES, Math.max(1, Math.trunc(limit ?? 0) || DEFAULT_TILES));
}
