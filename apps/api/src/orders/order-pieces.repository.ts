import type { LinePieces } from '@etalage/shop-domain';
import type { CartLine } from '@etalage/shop-domain/schema';
import { sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';

/** A line of an order, as it was ordered. */
export interface OrderedLine extends LinePieces {
  readonly title: string;
  readonly article_number: string;
  readonly options: CartLine['options'];
}

/** What was ordered, and the pieces of it in the shipments that stand. */
export interface OrderPieces {
  readonly lines: readonly OrderedLine[];
  readonly sent: readonly LinePieces[];
  /** With those that were taken back. */
  readonly shipments: number;
}

/** The pieces of several orders, by the ids of the orders, with a fixed number of queries. */
export async function findPieces(
  tx: WebsiteTransaction,
  websiteId: string,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, OrderPieces>> {
  const ids = [...orderIds];
  const lines = await tx
    .selectFrom('order_lines')
    .select(['order_id', 'position', 'quantity', 'title', 'article_number', 'options'])
    .where('website_id', '=', websiteId)
    .where('order_id', '=', sql<string>`any(${ids}::text[])`)
    .orderBy('position')
    .execute();
  const shipments = await tx
    .selectFrom('shipments')
    .select(['order_id', sql<number>`count(*)::int`.as('made')])
    .where('website_id', '=', websiteId)
    .where('order_id', '=', sql<string>`any(${ids}::text[])`)
    .groupBy('order_id')
    .execute();
  const sent = await tx
    .selectFrom('shipments as s')
    .innerJoin('shipment_lines as p', (join) =>
      join.onRef('p.website_id', '=', 's.website_id').onRef('p.shipment_id', '=', 's.id'),
    )
    .select(['s.order_id', 'p.position', sql<number>`sum(p.quantity)::int`.as('quantity')])
    .where('s.website_id', '=', websiteId)
    .where('s.order_id', '=', sql<string>`any(${ids}::text[])`)
    .where('s.taken_back_at', 'is', null)
    .groupBy(['s.order_id', 'p.position'])
    .execute();
  const linesOf = Map.groupBy(lines, ({ order_id }) => order_id);
  const sentOf = Map.groupBy(sent, ({ order_id }) => order_id);
  const madeOf = new Map(shipments.map(({ order_id, made }) => [order_id, made]));
  return new Map(
    ids.map((id) => {
      const pieces = { lines: linesOf.get(id) ?? [], sent: sentOf.get(id) ?? [] };
      return [id, { ...pieces, shipments: madeOf.get(id) ?? 0 }];
    }),
  );
}
