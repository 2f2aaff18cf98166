import { fileStreams } from '@etalage/api-contract';
import { sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';

/** How often a file can have been replaced until it is no longer followed. */
const MOST_REPLACEMENTS = 20;

/**
 * The files that addresses became, by address, as products name them. A file that was replaced in the library is the one
 * that took its place; one that was deleted is left out, so that it is fetched again.
 */
export async function knownPictures(
  tx: WebsiteTransaction,
  websiteId: string,
  sources: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (sources.length === 0) return new Map();
  const before = fileStreams.streamAddress(fileStreams.showFile, websiteId, '');
  const { rows } = await sql<{ source: string; file: string }>`
    with recursive shown as (
      select source, substr(file, ${before.length + 1}::integer) as key, 0 as times from fetched_pictures
      where website_id = ${websiteId} and source = any(${[...sources]}::text[])
      union all
      select s.source, f.replaced_by, s.times + 1 from shown s
      join files f on f.website_id = ${websiteId} and f.key = s.key
      where f.replaced_by is not null and s.times < ${MOST_REPLACEMENTS})
    select source, ${before} || key as file from shown s
    where exists (select from files f where f.website_id = ${websiteId} and f.key = s.key
      and f.state = 'stored' and f.removed_at is null and f.replaced_by is null)`.execute(tx);
  return new Map(rows.map(({ source, file }) => [source, file]));
}

/** Remembers which file an address became. */
export async function rememberPicture(
  tx: WebsiteTransaction,
  websiteId: string,
  { source, file, now }: { readonly source: string; readonly file: string; readonly now: Date },
): Promise<void> {
  await tx
    .insertInto('fetched_pictures')
    .values({ website_id: websiteId, source, file, fetched_at: now })
    .onConflict((conflict) =>
      conflict.columns(['website_id', 'source']).doUpdateSet({ file, fetched_at: now }),
    )
    .execute();
}
