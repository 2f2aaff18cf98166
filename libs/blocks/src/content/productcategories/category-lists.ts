import { tilesAtMost, type TileList } from '../../runtime/tile-list.ts';

interface CategoryChoice {
  productcategories: readonly string[];
  limit: number | null;
}

/** The list of the block `productcategories`: the outermost categories, while none are chosen. */
export function categoryLists({ productcategories, limit }: CategoryChoice): TileList[] {
  return productcategories.length > 0 ? [] : [{ of: 'outermost_categories', most: tilesAtMost(limit) }];
}
