import { MAX_DISCOUNTS } from '@etalage/api-contract';
import type { OwnedDiscountContent } from '@etalage/shop-domain';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { DiscountRow } from '../db/tables/discounts.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';

export type StoredDiscount = Selectable<DiscountRow>;

/** What one save stores of a discount. */
export const discountColumns = [
  'title',
  'code',
  'kind',
  'value',
  'minimum',
  'scope',
  'category_ids',
  'product_ids',
  'combines',
  'is_active',
  'starts_at',
  'ends_at',
  'emails',
  'uses_max',
  'customer_uses_max',
] as const satisfies (keyof DiscountRow & keyof OwnedDiscountContent)[];

/** What an owner edits of a stored discount. */
export function discountContentOf(row: StoredDiscount): OwnedDiscountContent {
  const { starts_at, ends_at } = row;
  const content = Object.fromEntries(discountColumns.map((name) => [name, row[name]]));
  return {
    ...(content as unknown as OwnedDiscountContent),
    starts_at: starts_at?.toISOString() ?? null,
    ends_at: ends_at?.toISOString() ?? null,
  };
}

/** The reply for a stored discount. */
export function ownedDiscountOf(row: StoredDiscount) {
  const { id, version, uses } = row;
  return { ...discountContentOf(row), id, version, uses };
}

/** A discount, also a deleted one; locked until the end of the transaction. */
export async function lockDiscount(
  tx: WebsiteTransaction,
  websiteId: string,
  id: string,
): Promise<StoredDiscount | undefined> {
  return discounts(tx, websiteId).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** A discount that is not deleted. */
export async function findDiscount(
  tx: WebsiteTransaction,
  websiteId: string,
  id: string,
): Promise<StoredDiscount | undefined> {
  return discounts(tx, websiteId).where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst();
}

/** Every discount that is not deleted, newest first. */
export async function findDiscounts(tx: WebsiteTransaction, websiteId: string): Promise<StoredDiscount[]> {
  return discounts(tx, websiteId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MAX_DISCOUNTS)
    .execute();
}

function discounts(tx: WebsiteTransaction, websiteId: string) {
  return tx.selectFrom('discounts').selectAll().where('website_id', '=', websiteId);
}

/** What the other discounts of a website mean for one of them. */
export interface OtherDiscounts {
  readonly count: number;
  /** Those that are given by themselves. */
  readonly automatic: number;
  readonly hasCode: boolean;
}

/** The discounts besides this one, and whether one of them has this code. */
export async function findOthers(
  tx: WebsiteTransaction,
  websiteId: string,
  { id, code }: Pick<StoredDiscount, 'id' | 'code'>,
): Promise<OtherDiscounts> {
  const { rows } = await sql<OtherDiscounts>`
    select count(*)::int as count, (count(*) filter (where code = ''))::int as automatic,
      coalesce(bool_or(code <> '' and code = ${code}), false) as "hasCode"
    from discounts where website_id = ${websiteId} and id <> ${id} and deleted_at is null`.execute(tx);
  return rows[0] ?? { count: 0, automatic: 0, hasCode: false };
}

/** Which of the things that a discount names are not there, by field. */
export async function findMissing(
  tx: WebsiteTransaction,
  websiteId: string,
  { category_ids, product_ids }: OwnedDiscountContent,
): Promise<{ readonly category_ids: boolean; readonly product_ids: boolean }> {
  const { rows } = await sql<{ category_ids: boolean; product_ids: boolean }>`
    select
      exists (select from unnest(${category_ids}::text[]) as given (id) where not exists (
        select from categories c where c.website_id = ${websiteId} and c.id = given.id)) as category_ids,
      exists (select from unnest(${product_ids}::text[]) as given (id) where not exists (
        select from products p where p.website_id = ${websiteId} and p.id = given.id)) as product_ids`.execute(
    tx,
  );
  return rows[0] ?? { category_ids: false, product_ids: false };
}
