import type { CollectionList } from './collection-list.ts';

/**
 * A list of tiles that follows from a rule: the products of a category, the categories without a parent, or the items of a
 * collection.
 */
export type TileList =
  | { of: 'products'; category: string; most: number }
  | { of: 'outermost_categories'; most: number }
  | CollectionList;

/** Most tiles of one list. */
export const MAX_TILES = 100;
/** Most lists of one page; the blocks after them show none. */
export const MAX_TILE_LISTS = 50;
/** Tiles of a list whose block names no number. */
const DEFAULT_TILES = 12;

/** The key under which a page contains the tiles of a list. */
export function tileListKey(list: TileList): string {
  switch (list.of) {
    case 'products':
      return `products:${list.most}:${list.category}`;
    case 'outermost_categories':
      return `${list.of}:${list.most}`;
    case 'collection': {
      const { collection, rules, order, first, hidden, most } = list;
      return `collection:${JSON.stringify([collection, most, order, rules, first, hidden])}`;
    }
  }
}

/** The number of tiles of a list, from the data of its block. */
export function tilesAtMost(limit: number | null): number {
  return Math.min(MAX_TILES, Math.max(1, Math.trunc(limit ?? 0) || DEFAULT_TILES));
}
