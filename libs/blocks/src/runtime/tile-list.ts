import type { CollectionList } from './collection-list.ts';

/**
 * A list of tiles that is made by a rule: the products of a category, the categories that stand in no other, or the
 * items of a collection.
 */
export type TileList =
  | { of: 'products'; category: string; most: number }
  | { of: 'outermost_categories'; most: number }
  | CollectionList;

/** Most tiles of one list. */
export const mostTiles = 100;
/** Most lists of one page; the blocks after them show none. */
export const mostTileLists = 50;
/** Tiles of a list whose block names no number. */
const usualTiles = 12;

/** The name under which a page holds the tiles of a list. */
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

/** How many tiles a list shows, from what its block holds. */
export function tilesAtMost(limit: number | null): number {
  return Math.min(mostTiles, Math.max(1, Math.trunc(limit ?? 0) || usualTiles));
}
