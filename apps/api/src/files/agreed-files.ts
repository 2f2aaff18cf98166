import { sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';

/** The terms that somebody agreed with and that are a file of `files`: it stays, also when nothing shows it. */
export function agreedUsage(tx: WebsiteTransaction, websiteId: string) {
  return tx
    .selectFrom('agreed_terms')
    .select('agreed_terms.hash')
    .where('agreed_terms.website_id', '=', websiteId)
    .where('agreed_terms.file_key', '=', sql.ref<string>('files.key'));
}

/** Those of some files that somebody agreed with. */
export async function findAgreedFiles(
  tx: WebsiteTransaction,
  websiteId: string,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const rows = await tx
    .selectFrom('agreed_terms')
    .select('file_key')
    .where('website_id', '=', websiteId)
    .where('file_key', 'in', [...keys])
    .execute();
  return new Set(rows.map(({ file_key }) => file_key ?? ''));
}
