import { lockName } from '../db/lock-name.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';

/** Waits for other changes of products of the website, and makes them wait until the transaction ends. */
export async function lockProducts(tx: WebsiteTransaction, websiteId: string): Promise<void> {
  await lockName(tx, `products:${websiteId}`);
}
