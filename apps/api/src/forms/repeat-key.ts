import { createHash } from 'node:crypto';
import { lockName } from '../db/lock-name.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import type { HandlerContext } from '../calls/handler-context.ts';

/** Minutes within which equal answers of one visitor count as one submission. */
const REPEAT_MINUTES = 5;

/** An idempotency key for a form sent without JavaScript, so that pressing twice or reloading sends it once. */
export function repeatKey(
  values: Readonly<Record<string, string>>,
  { address, now }: Pick<HandlerContext, 'address' | 'now'>,
): string {
  const period = Math.floor(now().getTime() / (REPEAT_MINUTES * 60_000));
  return createHash('sha256')
    .update(JSON.stringify([address, values, period]))
    .digest('base64url');
}

/** Locks a key until the transaction ends, so that submissions with this key run one at a time. */
export async function lockRepeatKey(tx: WebsiteTransaction, websiteId: string, key: string): Promise<void> {
  await lockName(tx, `${websiteId}:${key}`);
}
