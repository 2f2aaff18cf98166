import type { StockReason } from '@etalage/api-contract';
import { sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';
import type { StockOwner } from './hold-pieces.ts';

/** A change of pieces that are there, after it was made. */
export interface Movement extends StockOwner {
  /** Above or below 0. */
  readonly change: number;
}

/** Why pieces changed, and by whom. */
export interface MovementCause {
  readonly reason: StockReason;
  readonly note?: string;
  readonly order_id?: string;
  readonly member_name?: string;
}

/**
 * Adds changes of pieces to their history, in the transaction that made them. What is there after each is read from the
 * stock: of a product itself, it is what none of its variants has.
 */
export async function recordMovements(
  tx: WebsiteTransaction,
  websiteId: string,
  movements: readonly Movement[],
  { reason, note = '', order_id, member_name = '' }: MovementCause,
): Promise<void> {
  const rows = movements.filter(({ change }) => change !== 0);
  if (rows.length === 0) return;
  await sql`
    insert into stock_movements
      (website_id, product_id, variant_id, change, on_hand, reason, note, order_id, member_name)
    select ${websiteId}, g.product_id, g.variant_id, g.change, coalesce(v.on_hand, s.on_hand - (
        select coalesce(sum(o.on_hand), 0) from variant_stock o
        where o.website_id = ${websiteId} and o.product_id = g.product_id)),
      ${reason}, ${note}, ${order_id ?? null}, ${member_name}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as g (product_id text, variant_id text, change integer)
    join stock s on s.website_id = ${websiteId} and s.product_id = g.product_id
    left join variant_stock v on v.website_id = ${websiteId} and v.product_id = g.product_id
      and v.variant_id = g.variant_id`.execute(tx);
}
