import type { WebsiteTransaction } from '../db/with-website.ts';
import { ApiError } from '../calls/api-error.ts';
import { siteOf } from '../websites/site.mapper.ts';
import { isReservedPath, pagePathOf } from './page-path.ts';
import { isTaken } from './page.repository.ts';
import { findPlace } from '../websites/place.repository.ts';

/** The address a page may have, or a refusal at the field. The caller holds the lock of the pages. */
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
