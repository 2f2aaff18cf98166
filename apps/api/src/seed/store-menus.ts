import { type Menu, readMenuItems } from '@etalage/site-model';
import type { WebsiteTransaction } from '../db/with-website.ts';

/** Stores menus of a website; one with the id of a stored menu replaces it. Free texts are stored as given. */
export async function storeMenus(
  tx: WebsiteTransaction,
  website_id: string,
  menus: readonly Menu[],
): Promise<void> {
  await tx
    .insertInto('menus')
    .values(
      menus.map(({ id, title, items }) => ({
        website_id,
        id,
        title,
        items: JSON.stringify(readMenuItems(items)),
      })),
    )
    .onConflict((of) =>
      of.columns(['website_id', 'id']).doUpdateSet((row) => ({
        title: row.ref('excluded.title'),
        items: row.ref('excluded.items'),
        stored_at: row.ref('excluded.stored_at'),
      })),
    )
    .execute();
}
