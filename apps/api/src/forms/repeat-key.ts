import { createHash } from 'node:crypto';
import { lockName } from '../db/lock-name.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import type { HandlerContext } from '../calls/handler-context.ts';

/** Minutes within which the same answers of one visitor are one submission. */
const MINUTES = 5;

/** The key of a form sent without JavaScript, which cannot make one: pressing twice or reloading sends it once. */
export function repeatKey(
  values: Readonly<Record<string, string>>,
  { address, now }: Pick<HandlerContext, 'address' | 'now'>,
): string {
  const spell = Math.floor(now().getTime() / (MINUTES * 60_000));
  return createHash('sha256')
    .update(JSON.stringify([address, values, spell]))
    .digest('base64url');
}

/** Lets submissions under one key follow each other until the transaction ends. */
export async function lockRepeats(tx: WebsiteTransaction, websiteId: string, key: string): Promise<void> {
  await lockName(tx, `${websiteId}:${key}`);
}
