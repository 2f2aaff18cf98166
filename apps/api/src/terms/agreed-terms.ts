import { createHash } from 'node:crypto';
import { type WebsiteTransaction, withCommit } from '../db/with-website.ts';
import { type AgreedTerms, findKeepable } from './keepable-terms.ts';

/**
 * Keeps the terms of a shop as visitors read them now, and returns their hash. Undefined if they cannot be kept, see
 * `findKeepable`.
 */
export async function keepTerms(
  tx: WebsiteTransaction,
  websiteId: string,
  address: string,
): Promise<string | undefined> {
  const found = await findKeepable(tx, websiteId, address);
  if (!found) return undefined;
  const { title, lines, file_key } = found;
  if (file_key !== null && !(await holdFile(tx, websiteId, file_key))) return undefined;
  const hash = hashOf(found);
  const row = { website_id: websiteId, hash, title, address, lines: JSON.stringify(lines), file_key };
  const added = tx
    .insertInto('agreed_terms')
    .values(row)
    .onConflict((conflict) => conflict.columns(['website_id', 'hash']).doNothing());
  withCommit(tx, added.execute());
  return hash;
}

/** Terms that were kept; undefined if there are none with this hash. */
export async function findTerms(
  tx: WebsiteTransaction,
  websiteId: string,
  hash: string,
): Promise<AgreedTerms | undefined> {
  return tx
    .selectFrom('agreed_terms')
    .select(['title', 'lines', 'file_key'])
    .where('website_id', '=', websiteId)
    .where('hash', '=', hash)
    .executeTakeFirst();
}

/** The bytes behind a key never change, so that the key stands for them. */
function hashOf({ title, lines, file_key }: AgreedTerms): string {
  const content = file_key === null ? [title, lines] : ['file', file_key];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

/** Locks a file until the end of the transaction, so that it is not erased meanwhile; false if that has begun. */
async function holdFile(tx: WebsiteTransaction, websiteId: string, key: string): Promise<boolean> {
  const held = await tx
    .selectFrom('files')
    .select('key')
    .where('website_id', '=', websiteId)
    .where('key', '=', key)
    .where('state', '=', 'stored')
    .forShare()
    .executeTakeFirst();
  return held !== undefined;
}
