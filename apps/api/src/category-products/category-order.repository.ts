import { ApiError } from '../calls/api-error.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { lockPages } from '../pages/page.repository.ts';
import { lockProducts } from '../products/lock-products.ts';
import { findOwnedCategory, type StoredCategory } from '../categories/owned-category.repository.ts';
import { sql } from 'kysely';

/** A product of a category, with its stored position there. */
export interface Placed {
  readonly id: string;
  readonly title: string;
  readonly position: number;
}

/** A category, locked with its products until the transaction ends. Throws `not_found`. */
export async function lockCategory(
  tx: WebsiteTransaction,
  websiteId: string,
  id: string,
): Promise<StoredCategory> {
  await lockPages(tx, websiteId);
  await lockProducts(tx, websiteId);
  const category = await findOwnedCategory(tx, websiteId, id);
  if (!category) throw new ApiError('not_found');
  return category;
}

/** All products of a category in the order by hand. */
export async function findOrder(tx: WebsiteTransaction, websiteId: string, id: string): Promise<Placed[]> {
  const { rows } = await sql<Placed>`
    select p.id, p.title, m.position from product_categories m
    join products p on p.website_id = m.website_id and p.id = m.product_id
    where m.website_id = ${websiteId} and m.category_id = ${id}
    order by m.position, p.position, p.id`.execute(tx);
  return rows;
}

/** Stores an order of all products of a category; only positions that change are written. */
export async function storeOrder(
  tx: WebsiteTransaction,
  websiteId: string,
  id: string,
  order: readonly Placed[],
): Promise<void> {
  const moved = order.flatMap((one, position) =>
    one.position === position ? [] : [{ id: one.id, position }],
  );
  if (moved.length === 0) return;
  await sql`
    update product_categories m set position = g.position
    from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as g (id text, position integer)
    where m.website_id = ${websiteId} and m.category_id = ${id} and m.product_id = g.id`.execute(tx);
}

/** The order with some products before another one; at the end if that is not there. */
export function withMoved(order: readonly Placed[], ids: readonly string[], before: string): Placed[] {
  const moved = order.filter(({ id }) => ids.includes(id));
  const others = order.filter(({ id }) => !ids.includes(id));
  const at = others.findIndex(({ id }) => id === before);
  return others.toSpliced(at < 0 ? others.length : at, 0, ...moved);
}

/** The id of the product behind another one; '' behind the last. */
export function followerOf(order: readonly Placed[], id: string): string {
  const at = order.findIndex((one) => one.id === id);
  return order[at + 1]?.id ?? '';
}
