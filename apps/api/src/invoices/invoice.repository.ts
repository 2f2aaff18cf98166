import type { WebsiteTransaction } from '../db/with-website.ts';

/** The documents of an order, oldest first. */
export async function findDocuments(tx: WebsiteTransaction, websiteId: string, orderId: string) {
  return tx
    .selectFrom('invoices')
    .select(['id', 'number', 'kind', 'date', 'total', 'series', 'document'])
    .where('website_id', '=', websiteId)
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('counted')
    .execute();
}

/** One document with the address of its buyer; undefined if the website has none. */
export async function findDocument(
  tx: WebsiteTransaction,
  websiteId: string,
  by: { readonly id: string } | { readonly orderId: string; readonly number: string },
) {
  const found = tx
    .selectFrom('invoices as i')
    .innerJoin('orders as o', (join) =>
      join.onRef('o.website_id', '=', 'i.website_id').onRef('o.id', '=', 'i.order_id'),
    )
    .select(['i.document', 'o.email'])
    .where('i.website_id', '=', websiteId);
  const one =
    'id' in by
      ? found.where('i.id', '=', by.id)
      : found.where('i.order_id', '=', by.orderId).where('i.number', '=', by.number);
  return one.executeTakeFirst();
}
