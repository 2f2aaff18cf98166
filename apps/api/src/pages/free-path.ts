import type { WebsiteTransaction } from '../db/with-website.ts';
import { findTaken } from './page.repository.ts';

/** The path itself, or with `-2`, `-3` and so on: the first that is not in use, and not `reserved`. */
export async function freePath(
  tx: WebsiteTransaction,
  websiteId: string,
  path: string,
  reserved: ReadonlySet<string> = new Set(),
): Promise<string> {
  for (let number = 1; ; number++) {
    const free = number === 1 ? path : `${path}-${number}`;
    if (!reserved.has(free) && (await findTaken(tx, websiteId, [free])).length === 0) return free;
  }
}
