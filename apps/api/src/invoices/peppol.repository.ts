import { type Selectable, sql } from 'kysely';
import type { PeppolTables } from '../db/tables/peppol.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';

export type PeppolDocumentRow = Selectable<PeppolTables['peppol_documents']>;

/** What became of the documents of an order in the network, by the id of each; those that never went there are not in it. */
export async function findPeppolDocuments(
  tx: WebsiteTransaction,
  websiteId: string,
  orderId: string,
): Promise<ReadonlyMap<string, PeppolDocumentRow>> {
  const rows = await tx
    .selectFrom('peppol_documents')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('order_id', '=', orderId)
    .execute();
  return new Map(rows.map((row) => [row.invoice_id, row]));
}

/** A document that waits for the people of the shop. */
export interface StuckDocument {
  readonly order_number: string;
  readonly number: string;
  readonly state: PeppolDocumentRow['state'];
  readonly reason_code: PeppolDocumentRow['reason_code'];
  readonly reason: string;
}

/** Refused, or nobody knows where to send it; an index has it in these words. */
const isStuck = sql`(d.state = 'refused' or (d.state = 'waiting' and d.participant = ''))`;

/** Documents that were refused, and those of which nobody knows where to send them; the oldest first. */
export async function findStuckDocuments(
  tx: WebsiteTransaction,
  websiteId: string,
  limit: number,
): Promise<StuckDocument[]> {
  const { rows } = await sql<StuckDocument>`
    select o.number as order_number, i.number, d.state, d.reason_code, d.reason
    from peppol_documents d
    join invoices i on i.website_id = d.website_id and i.id = d.invoice_id
    join orders o on o.website_id = d.website_id and o.id = d.order_id
    where d.website_id = ${websiteId} and ${isStuck}
    order by d.updated_at, i.number limit ${limit}`.execute(tx);
  return rows;
}

/** How many documents wait for the people of the shop, counted up to a number. */
export async function countStuckDocuments(
  tx: WebsiteTransaction,
  websiteId: string,
  most: number,
): Promise<number> {
  const { rows } = await sql<{ stuck: number }>`
    select count(*)::int as stuck from (
      select from peppol_documents d where d.website_id = ${websiteId} and ${isStuck} limit ${most}) found`.execute(
    tx,
  );
  return rows[0]?.stuck ?? 0;
}
