import type { WebsiteTransaction } from '../db/with-website.ts';
import { isTaken } from './page.repository.ts';

/** The first of an address, the address with `-2`, with `-3` and so on that nothing stands at. */
export async function freePath(tx: WebsiteTransaction, websiteId: string, path: string): Promise<string> {
  for (let number = 1; ; number++) {
    const free = number === 1 ? path : `${path}-${number}`;
    if (!(await isTaken(tx, websiteId, free))) return free;
  }
}
