import type { WebsiteTransaction } from '../db/with-website.ts';

/** How many pictures of an import are still to be fetched, and how many could not be. */
export async function pictureCounts(
  tx: WebsiteTransaction,
  websiteId: string,
  importId: string,
): Promise<{ readonly waiting: number; readonly failed: number }> {
  const rows = await ofImport(tx, websiteId, importId)
    .select(['state', ({ fn }) => fn.countAll<string>().as('count')])
    .groupBy('state')
    .execute();
  const count = (state: string) => Number(rows.find((row) => row.state === state)?.count ?? 0);
  return { waiting: count('waiting'), failed: count('failed') };
}

/** Pictures of an import that could not be fetched or added, with the text key of why, in the order of products. */
export async function failedPictures(
  tx: WebsiteTransaction,
  websiteId: string,
  importId: string,
  limit: number,
) {
  return ofImport(tx, websiteId, importId)
    .select(['product_id', 'variant_id', 'place', 'source', 'message_key'])
    .where('state', '=', 'failed')
    .orderBy('product_id')
    .orderBy('variant_id')
    .orderBy('place')
    .limit(limit)
    .execute();
}

/** Lets the failed pictures of an import be tried from the start; returns how many. */
export async function retryFailed(
  tx: WebsiteTransaction,
  websiteId: string,
  importId: string,
  now: Date,
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('import_pictures')
    .set({ state: 'waiting', tries: 0, message_key: '', next_try_at: now })
    .where('website_id', '=', websiteId)
    .where('import_id', '=', importId)
    .where('state', '=', 'failed')
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Forgets all pictures of an import, also those that wait, for an import that is undone. */
export async function forgetPictures(
  tx: WebsiteTransaction,
  websiteId: string,
  importId: string,
): Promise<void> {
  await tx
    .deleteFrom('import_pictures')
    .where('website_id', '=', websiteId)
    .where('import_id', '=', importId)
    .execute();
}

function ofImport(tx: WebsiteTransaction, websiteId: string, importId: string) {
  return tx
    .selectFrom('import_pictures')
    .where('website_id', '=', websiteId)
    .where('import_id', '=', importId);
}
