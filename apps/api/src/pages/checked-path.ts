import type { WebsiteTransaction } from '../db/with-website.ts';
import { ApiError } from '../calls/api-error.ts';
import { siteOf } from '../websites/site.mapper.ts';
import { isReservedPath, pagePathOf } from '../page-content/page-path.ts';
import { isTaken } from './page.repository.ts';
import { findPlace } from '../websites/place.repository.ts';

/**
 * The normalised path of a typed page address. Throws `validation_failed` at `path` if it is malformed, reserved or used
 * by something other than page `pageId`. The caller must have called `lockPages`.
 */
export async function checkedPath(
  tx: WebsiteTransaction,
  websiteId: string,
  typed: string,
  pageId?: string,
): Promise<string> {
  const path = pagePathOf(typed);
  if (path === undefined) throw refusal('page_path_malformed');
  const site = siteOf(await findPlace(tx, websiteId, path));
  if (isReservedPath(site, path)) throw refusal('page_path_reserved');
  if (await isTaken(tx, websiteId, path, pageId)) throw refusal('page_path_taken');
  return path;
}

function refusal(key: string): ApiError {
  return new ApiError('validation_failed', { path: [{ key }] });
}
