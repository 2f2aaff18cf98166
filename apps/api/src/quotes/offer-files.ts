import type { getOwnedQuote, OutputOf } from '@etalage/api-contract';
import { kindOfType } from '@etalage/form-engine/schema';
import { sql } from 'kysely';
import { ApiError } from '../calls/api-error.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import type { QuoteRow } from '../payments/order.repository.ts';

type Quote = Pick<QuoteRow, 'website_id' | 'id'>;
type QuoteFile = OutputOf<typeof getOwnedQuote>['files'][number];

/** The stored files of a quote with these keys. */
export async function findQuoteFiles(
  tx: WebsiteTransaction,
  quote: Quote,
  keys: readonly string[],
): Promise<ReadonlyMap<string, QuoteFile>> {
  if (keys.length === 0) return new Map();
  const rows = await storedFiles(tx, quote, keys)
    .select(['key', 'name', 'size', 'content_type as type'])
    .execute();
  const files = rows.map(({ key, name, size, type }) => {
    return { key, name, size, kind: kindOfType(type)?.label ?? '' };
  });
  return new Map(files.map((file) => [file.key, file]));
}

/**
 * Locks the files that a draft will name, so that no sweep takes them meanwhile; those that it named before and no longer
 * does are kept for a day, so that this can be undone. Throws `validation_failed` for a file that is not of this quote or
 * is gone.
 */
export async function nameFiles(
  tx: WebsiteTransaction,
  quote: Quote,
  { before, after }: { readonly before: readonly string[]; readonly after: readonly string[] },
): Promise<void> {
  if (after.length > 0) {
    const found = await storedFiles(tx, quote, after).select('key').orderBy('key').forUpdate().execute();
    if (found.length !== after.length)
      throw new ApiError('validation_failed', { 'offer.files': [{ key: 'quote_files_gone' }] });
  }
  const released = before.filter((key) => !after.includes(key));
  if (released.length === 0) return;
  await tx
    .updateTable('files')
    .set({ changed_at: sql`clock_or(now())` })
    .where('website_id', '=', quote.website_id)
    .where('quote_id', '=', quote.id)
    .where('key', 'in', released)
    .execute();
}

/** Marks the files of quotes that no version names any more as `leaving`; the sweeper removes them from storage. */
export async function releaseQuoteFiles(
  tx: WebsiteTransaction,
  websiteId: string,
  quoteIds: readonly string[],
): Promise<void> {
  await sql`
    update files f set state = 'leaving', changed_at = clock_or(now())
    where f.website_id = ${websiteId} and f.quote_id = any(${[...quoteIds]}::text[])
      and not exists (select from quote_offers o
        where o.website_id = f.website_id and o.quote_id = f.quote_id and o.content -> 'files' ? f.key)`.execute(
    tx,
  );
}

function storedFiles(tx: WebsiteTransaction, { website_id, id }: Quote, keys: readonly string[]) {
  return tx
    .selectFrom('files')
    .where('website_id', '=', website_id)
    .where('quote_id', '=', id)
    .where('key', 'in', [...keys])
    .where('state', '=', 'stored');
}
