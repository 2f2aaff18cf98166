import type { WebsiteTransaction } from '../db/with-website.ts';
import { findTaken } from './page.repository.ts';

/** The path itself, or with `-2`, `-3` and so on: the first that is not in use. */
export async function freePath(tx: WebsiteTransaction, websiteId: string, path: string): Promise<string> {
  for (let number = 1; ; number++) {
    const free = number === 1 ? path : `${path}-${number}`;
    if ((await findTaken(tx, websiteId, [free])).length === 0) return free;
  }
}
