import type { WebsiteTransaction } from '../db/with-website.ts';
import { findPictures, type PictureLook } from '../files/picture.repository.ts';

/** The address of a stored picture within the JSON of a page, up to its query, its focal point or the next picture. */
const ADDRESS =
  /\/media\/[\w-]{1,64}\/[^"\\|?#<>\s]{1,300}?\.(?:jpe?g|png|webp|avif|gif|svg)(?=["\\|?#\s]|$)/gi;

/** Most pictures that are looked up for a page; those at its end are shown without a placeholder. */
const MOST = 500;

/** What is known of the pictures in the data of a page, wherever in it they are. */
export async function readPictures(
  tx: WebsiteTransaction,
  websiteId: string,
  data: unknown,
): Promise<Record<string, PictureLook>> {
  const addresses = new Set<string>();
  for (const [address] of JSON.stringify(data).matchAll(ADDRESS)) {
    addresses.add(address);
    if (addresses.size === MOST) break;
  }
  return findPictures(tx, websiteId, [...addresses]);
}
