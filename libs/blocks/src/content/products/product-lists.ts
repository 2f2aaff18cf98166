import { tilesAtMost, type TileList } from '../../runtime/tile-list.ts';

interface ProductChoice {
  products: readonly string[];
  category: string;
  limit: number | null;
}

/** The list of the block `products`: that of its category, while no products are chosen. */
export function productLists({ products, category, limit }: ProductChoice): TileList[] {
  if (products.length > 0 || category === '') return [];
  return [{ of: 'products', category, most: tilesAtMost(limit) }];
}
