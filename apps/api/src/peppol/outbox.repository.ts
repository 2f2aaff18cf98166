import { sql } from 'kysely';
import { lockName } from '../db/lock-name.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import type { PeppolDocumentRow } from '../invoices/peppol.repository.ts';

/** Tries to send before somebody must look at it: with the pauses below about ten days. */
export const MOST_SENDS = 20;
/** Questions about a document that was sent: about five days. */
export const MOST_QUESTIONS = 15;
/** Seconds in which one document is done; then another process may take it. Longer than all its calls may take. */
const CLAIMED = 90;

export type DueDocument = Pick<
  PeppolDocumentRow,
  'invoice_id' | 'order_id' | 'key' | 'state' | 'scheme' | 'participant' | 'submission' | 'tries'
>;

const due = sql`d.state in ('waiting', 'sent') and d.participant <> ''`;

/** Whether a website has documents to send or to ask about, due or not. */
export async function hasOpenDocuments(
  tx: WebsiteTransaction,
  websiteId: string,
  states: readonly PeppolDocumentRow['state'][],
): Promise<boolean> {
  const row = await tx
    .selectFrom('peppol_documents')
    .select('invoice_id')
    .where('website_id', '=', websiteId)
    .where('state', 'in', [...states])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Takes the document that waits longest and is due, and sets its next turn: a minute after the first time, twice as long
 * after each, a day at most. One at a time for a website, whatever number of processes sweeps it.
 */
export async function claimDue(tx: WebsiteTransaction, websiteId: string): Promise<DueDocument | undefined> {
  await lockName(tx, `peppol:${websiteId}`);
  const { rows } = await sql<DueDocument>`
    update peppol_documents o set tries = o.tries + 1, claimed_at = clock_or(now()),
      next_at = clock_or(now()) + least(power(2, least(o.tries, 11)), 1440) * interval '1 minute'
    where o.website_id = ${websiteId} and o.invoice_id = (
      select d.invoice_id from peppol_documents d
      where d.website_id = ${websiteId} and ${due} and d.next_at <= clock_or(now())
        and not exists (select from peppol_documents c where c.website_id = ${websiteId}
          and c.claimed_at > clock_or(now()) - ${CLAIMED} * interval '1 second')
      order by d.next_at, d.invoice_id limit 1)
    returning o.invoice_id, o.order_id, o.key, o.state, o.scheme, o.participant, o.submission, o.tries`.execute(
    tx,
  );
  return rows[0];
}

/**
 * Writes down that a document is offered now, before it is: whoever finds it so later cannot know whether it arrived.
 * Returns whether it was offered before; undefined if it has another key by now.
 */
export async function markOffered(
  tx: WebsiteTransaction,
  websiteId: string,
  one: DueDocument,
): Promise<boolean | undefined> {
  const { rows } = await sql<{ was: boolean }>`
    update peppol_documents d set is_offered = true
    from (select is_offered from peppol_documents
      where website_id = ${websiteId} and invoice_id = ${one.invoice_id} for update) b
    where d.website_id = ${websiteId} and d.invoice_id = ${one.invoice_id} and d.key = ${one.key}
    returning b.is_offered as was`.execute(tx);
  return rows[0]?.was;
}

export type DocumentChange = Readonly<
  Partial<Pick<PeppolDocumentRow, 'state' | 'submission' | 'reason_code' | 'reason'>>
>;

/**
 * Stores what became of a document that has this key, if it is in one of these states; false if it is not. Its tries begin
 * anew with a new state.
 */
export async function changeDocument(
  tx: WebsiteTransaction,
  websiteId: string,
  { invoice_id, key }: Pick<PeppolDocumentRow, 'invoice_id' | 'key'>,
  from: readonly PeppolDocumentRow['state'][],
  change: DocumentChange,
): Promise<boolean> {
  const began =
    change.state === 'sent' ? { tries: 0, next_at: sql<Date>`clock_or(now()) + interval '1 minute'` } : {};
  const { numUpdatedRows: changed } = await tx
    .updateTable('peppol_documents')
    .set({ ...change, ...began, claimed_at: null, updated_at: sql<Date>`clock_or(now())` })
    .where('website_id', '=', websiteId)
    .where('invoice_id', '=', invoice_id)
    .where('key', '=', key)
    .where('state', 'in', [...from])
    .executeTakeFirstOrThrow();
  return changed > 0n;
}

/** The document that has or had a key; undefined if no document of the website did. */
export async function findByKey(tx: WebsiteTransaction, websiteId: string, key: string) {
  // What is no uuid is no key of ours.
  if (!/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(key)) return undefined;
  const { rows } = await sql<Pick<PeppolDocumentRow, 'invoice_id' | 'order_id' | 'key'>>`
    select invoice_id, order_id, key from peppol_documents
    where website_id = ${websiteId} and (key = ${key}::uuid or ${key}::uuid = any(earlier_keys))`.execute(tx);
  return rows[0];
}

/** The document as it was made, with the address of its buyer. */
export async function findQueued(tx: WebsiteTransaction, websiteId: string, invoiceId: string) {
  return tx
    .selectFrom('invoices as i')
    .innerJoin('orders as o', (join) =>
      join.onRef('o.website_id', '=', 'i.website_id').onRef('o.id', '=', 'i.order_id'),
    )
    .select(['i.document', 'o.email'])
    .where('i.website_id', '=', websiteId)
    .where('i.id', '=', invoiceId)
    .executeTakeFirst();
}
