import { MAX_ORDER_VIEWS, orderSearchValue, type OrderView } from '@etalage/api-contract';
import { sql } from 'kysely';
import { ApiError } from '../calls/api-error.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';

/** The searches that a website keeps, by name. */
export async function findViews(tx: WebsiteTransaction, websiteId: string): Promise<OrderView[]> {
  const rows = await tx
    .selectFrom('order_views')
    .select(['id', 'name', 'search'])
    .where('website_id', '=', websiteId)
    .execute();
  return rows
    .map(({ search, ...view }) => ({ ...view, search: orderSearchValue.parse(search) }))
    .sort((one, other) => one.name.localeCompare(other.name, 'nl'));
}

/** As `findViews`, and no other call changes them until the transaction ends. */
export async function lockViews(tx: WebsiteTransaction, websiteId: string): Promise<OrderView[]> {
  await sql`select pg_advisory_xact_lock(hashtext('order_views'), hashtext(${websiteId}))`.execute(tx);
  return findViews(tx, websiteId);
}

/** Throws `validation_failed` if one of these views has the name, or if they are as many as a website keeps. */
export function refuseView(views: readonly OrderView[], name: string): void {
  const isTaken = views.some((view) => view.name.toLowerCase() === name.toLowerCase());
  if (isTaken) throw new ApiError('validation_failed', { name: [{ key: 'dashboard_orders_view_taken' }] });
  if (views.length < MAX_ORDER_VIEWS) return;
  const values = { most: MAX_ORDER_VIEWS };
  throw new ApiError('validation_failed', { name: [{ key: 'dashboard_orders_views_full', values }] });
}
