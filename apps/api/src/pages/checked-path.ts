import type { WebsiteTransaction } from '../db/with-website.ts';
import { ApiError } from '../calls/api-error.ts';
import { siteOf } from '../websites/site.mapper.ts';
import { isReservedPath, pagePathOf } from '../page-content/page-path.ts';
import { findTaken, type PathOwners } from './page.repository.ts';
import { findPlace } from '../websites/place.repository.ts';

/**
 * The normalised path of a typed page address. Throws `validation_failed` at `path` if it is malformed, reserved or used
 * by something other than `owners`. The caller must have called `lockPages`.
 */
export async function checkedPath(
  tx: WebsiteTransaction,
  websiteId: string,
  typed: string,
  owners: PathOwners = {},
): Promise<string> {
  const [path = ''] = await checkedPaths(tx, websiteId, [typed], owners);
  return path;
}

/**
 * The path of an address that was typed in a field of a product or category, which cannot be the front page; refused at
 * that field.
 */
export async function checkedPathAt(
  tx: WebsiteTransaction,
  websiteId: string,
  field: string,
  { typed, owners }: { readonly typed: string; readonly owners: PathOwners },
): Promise<string> {
  try {
    const path = await checkedPath(tx, websiteId, typed, owners);
    // The front page keeps its address, also while it does not exist.
    if (path === '/') throw refusal('page_path_reserved');
    return path;
  } catch (error) {
    const messages = error instanceof ApiError ? error.fields?.['path'] : undefined;
    if (!messages) throw error;
    throw new ApiError('validation_failed', { [field]: messages });
  }
}

/** The same of several addresses, for their owners together; in a fixed number of queries. */
export async function checkedPaths(
  tx: WebsiteTransaction,
  websiteId: string,
  typed: readonly string[],
  owners: PathOwners,
): Promise<string[]> {
  const paths = typed.map((one) => {
    const path = pagePathOf(one);
    if (path === undefined) throw refusal('page_path_malformed');
    return path;
  });
  const site = siteOf(await findPlace(tx, websiteId, paths[0] ?? '/'));
  if (paths.some((path) => isReservedPath(site, path))) throw refusal('page_path_reserved');
  const taken = await findTaken(tx, websiteId, paths, owners);
  if (taken.length > 0) throw refusal('page_path_taken');
  return paths;
}

function refusal(key: string): ApiError {
  return new ApiError('validation_failed', { path: [{ key }] });
}
