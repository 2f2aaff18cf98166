/** A list of tiles that is made by a rule: the products of a category, or the categories that stand in no other. */
export type TileList =
  { of: 'products'; category: string; most: number } | { of: 'outermost_categories'; most: number };

/** Most tiles of one list. */
const mostTiles = 100;
/** Tiles of a list whose block names no number. */
const usualTiles = 12;

/** The name under which a page holds the tiles of a list. */
export function tileListKey(list: TileList): string {
  return list.of === 'products' ? `products:${list.most}:${list.category}` : `${list.of}:${list.most}`;
}

/** How many tiles a list shows, from what its block holds. */
export function tilesAtMost(limit: number | null): number {
  return Math.min(mostTiles, Math.max(1, Math.trunc(limit ?? 0) || usualTiles));
}
