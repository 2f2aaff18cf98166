import { sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';
import type { PreparedFont } from './font-work.ts';

/** Files that no font uses are kept for the form in which they were chosen: the newest of them. */
const KEPT_UNUSED = 16;

/** Path of a file on every address of the product; the file of an address never changes. */
export const fontAddress = (websiteId: string, hash: string): string =>
  `/media/${websiteId}/fonts/${hash}.woff2`;

/** Stores a prepared file, once, and removes the oldest of those that no font uses. */
export async function storeFontFile(
  tx: WebsiteTransaction,
  websiteId: string,
  hash: string,
  { bytes, metrics }: PreparedFont,
): Promise<void> {
  await lockFonts(tx, websiteId);
  await tx
    .insertInto('font_files')
    .values({ website_id: websiteId, hash, bytes: Buffer.from(bytes), metrics: JSON.stringify(metrics) })
    // A file that is chosen again is as new as another.
    .onConflict((conflict) =>
      conflict.columns(['website_id', 'hash']).doUpdateSet({ created_at: sql<Date>`clock_or(now())` }),
    )
    .execute();
  await removeUnused(tx, websiteId, KEPT_UNUSED);
}

/** The bytes of a file; undefined if the website has no such file. */
export async function findFontFile(
  tx: WebsiteTransaction,
  websiteId: string,
  hash: string,
): Promise<Buffer | undefined> {
  const found = await tx
    .selectFrom('font_files')
    .select('bytes')
    .where('website_id', '=', websiteId)
    .where('hash', '=', hash)
    .executeTakeFirst();
  return found?.bytes;
}

/** Removes the files that no font uses, except the newest of them. */
export async function removeUnused(tx: WebsiteTransaction, websiteId: string, kept: number): Promise<void> {
  await sql`
    delete from font_files where website_id = ${websiteId} and hash in (
      select hash from font_files f where f.website_id = ${websiteId}
        and not exists (select from own_fonts o where o.website_id = f.website_id and f.hash in (o.regular, o.bold))
      order by created_at desc, hash offset ${kept})`.execute(tx);
}

/** No other call changes the fonts of the website, or starts to use one, until the transaction ends. */
export async function lockFonts(tx: WebsiteTransaction, websiteId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('own_fonts'), hashtext(${websiteId}))`.execute(tx);
}
