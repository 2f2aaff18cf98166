import type { CollectionList } from '@etalage/blocks/schema';
import type { Tile } from '@etalage/shop-domain/schema';
import type { WebsiteTransaction } from '../db/with-website.ts';
import type { PriceSettings } from '../products/product.mapper.ts';
import { plainTile, productTile } from '../search/tile.mapper.ts';
import {
  findCollectedCategories,
  findCollectedPages,
  findCollectedProducts,
} from './collection.repository.ts';

/** The items of a collection of one website as tiles, as far as visitors may see them (BLK-34). */
export async function readCollection(
  tx: WebsiteTransaction,
  websiteId: string,
  list: CollectionList,
  settings: PriceSettings,
): Promise<Tile[]> {
  switch (list.collection) {
    case 'products': {
      const rows = await findCollectedProducts(tx, websiteId, list, settings);
      return rows.map((row) => productTile(row, settings));
    }
    case 'categories':
      return (await findCollectedCategories(tx, websiteId, list)).map(plainTile);
    case 'pages': {
      const rows = await findCollectedPages(tx, websiteId, list);
      return rows.map((row) => ({ ...plainTile(row), description: row.description }));
    }
  }
}
