import { limitConcurrency } from '../calls/limit-concurrency.ts';
import { newId } from '../db/new-id.ts';
import { addToProducts } from './add-to-products.ts';
import { fetchPicture } from './fetch-picture.ts';
import { knownPictures, rememberPicture } from './fetched.repository.ts';
import type { PictureDeps } from './picture-deps.ts';
import { PictureRefused } from './picture-refused.ts';
import { storeFetched } from './store-fetched.ts';
import { type DueSource, endFailed, MOST_TRIES, takeDue } from './waiting.repository.ts';
import { writerOf } from './writer-of.ts';

/** Addresses that are taken together: few enough that all are handled before they count as left behind. */
const AT_ONCE = 10;
/** Pictures that this process fetches at a time: each may take 20 MB. */
const inTurn = limitConcurrency(3);

/**
 * Fetches pictures that imports named, at most `limit` addresses that are due, and adds them to their products. Nothing
 * waits in a transaction while a picture is fetched. Returns whether more may be due.
 */
export async function fetchWaiting(
  deps: PictureDeps,
  websiteId: string,
  { limit }: { readonly limit: number },
): Promise<{ readonly hasMore: boolean }> {
  const write = writerOf(deps, websiteId);
  for (let left = limit; left > 0; left -= AT_ONCE) {
    const most = Math.min(AT_ONCE, left);
    const due = await write((tx) => takeDue(tx, websiteId, { limit: most, now: deps.now() }));
    if (due.length === 0) return { hasMore: false };
    const fetched = await fetchAll(deps, websiteId, due);
    if (fetched.length === 0) continue;
    while (await write((tx) => addToProducts(tx, websiteId, fetched)));
  }
  return { hasMore: true };
}

/** Fetches what is not known; returns the addresses that have a file now. */
async function fetchAll(deps: PictureDeps, websiteId: string, due: readonly DueSource[]): Promise<string[]> {
  const sources = due.map(({ source }) => source);
  const known = await writerOf(deps, websiteId)((tx) => knownPictures(tx, websiteId, sources));
  const results = await Promise.all(
    due.map(async (one) => {
      const isThere = known.has(one.source) || (await fetchOne(deps, websiteId, one));
      return isThere ? [one.source] : [];
    }),
  );
  return results.flat();
}

/** Fetches one address into the library; false if that failed, which is stored. */
async function fetchOne(deps: PictureDeps, websiteId: string, due: DueSource): Promise<boolean> {
  const { source, tries, member_id } = due;
  const { now, log, fetch = fetchPicture } = deps;
  const write = writerOf(deps, websiteId);
  try {
    // The process ended each time it tried.
    if (tries > MOST_TRIES) throw new PictureRefused('picture_import_failed');
    await inTurn(newId(), async () => {
      const picture = await fetch(source);
      const stored = await storeFetched(deps, { websiteId, member: { id: member_id }, ...picture });
      await write((tx) => rememberPicture(tx, websiteId, { source, file: stored.address, now: now() }));
    });
    return true;
  } catch (error) {
    if (!(error instanceof PictureRefused)) log.error({ err: error, websiteId }, 'picture of an import');
    const refusal =
      error instanceof PictureRefused
        ? error
        : new PictureRefused('picture_import_failed', { mayPass: true });
    await write((tx) => endFailed(tx, websiteId, { source, refusal, now: now() }));
    return false;
  }
}
