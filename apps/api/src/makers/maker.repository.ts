import { type MakerContent, MAX_MAKERS } from '@etalage/shop-domain';
import { type Selectable, sql } from 'kysely';
import type { MakerRow } from '../db/tables/makers.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';

export type StoredMaker = Selectable<MakerRow> & { readonly product_count: number };

/** The makers of a website by name. */
export async function findMakers(tx: WebsiteTransaction, websiteId: string): Promise<StoredMaker[]> {
  return tx
    .selectFrom('makers')
    .selectAll()
    .select(
      sql<number>`(select count(*)::int from products p
        where p.website_id = makers.website_id and p.maker_id = makers.id)`.as('product_count'),
    )
    .where('website_id', '=', websiteId)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .limit(MAX_MAKERS)
    .execute();
}

/** The makers of a website for who chooses one. */
export async function findMakerNames(tx: WebsiteTransaction, websiteId: string) {
  return tx
    .selectFrom('makers')
    .select(['id', 'name'])
    .where('website_id', '=', websiteId)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .limit(MAX_MAKERS)
    .execute();
}

/** What an owner edits of a stored maker. */
export function makerContentOf(row: Selectable<MakerRow>): MakerContent {
  return {
    name: row.name,
    postal_address: row.postal_address,
    electronic_address: row.electronic_address,
    is_outside_eu: row.is_outside_eu,
    responsible_name: row.responsible_name,
    responsible_postal_address: row.responsible_postal_address,
    responsible_electronic_address: row.responsible_electronic_address,
  };
}

/** The reply for the makers of a website. */
export async function makersReply(tx: WebsiteTransaction, websiteId: string) {
  const rows = await findMakers(tx, websiteId);
  return {
    makers: rows.map((row) => {
      const { id, version, product_count } = row;
      return { ...makerContentOf(row), id, version, product_count };
    }),
  };
}
