import type { WebsiteTransaction } from '../db/with-website.ts';
import { publicAddress } from '../files/picture.repository.ts';

/** Those of these addresses of which the file has an alternative text in the library, or the mark of a decoration. */
export async function findDescribed(
  tx: WebsiteTransaction,
  websiteId: string,
  addresses: readonly string[],
): Promise<ReadonlySet<string>> {
  const folder = publicAddress(websiteId, '');
  const keys = addresses.flatMap((one) => (one.startsWith(folder) ? [one.slice(folder.length)] : []));
  if (keys.length === 0) return new Set();
  const rows = await tx
    .selectFrom('files')
    .select('key')
    .where('website_id', '=', websiteId)
    .where('key', 'in', [...new Set(keys)])
    .where(({ or, eb }) => or([eb('alt', '<>', ''), eb('is_decorative', '=', true)]))
    .execute();
  return new Set(rows.map(({ key }) => publicAddress(websiteId, key)));
}
