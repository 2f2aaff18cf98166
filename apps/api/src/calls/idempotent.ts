import { createHash } from 'node:crypto';
import { type WebsiteTransaction, withCommit } from '../db/with-website.ts';
import { ApiError } from './api-error.ts';

export interface IdempotentRequest {
  readonly websiteId: string;
  /** Endpoint and owner of the key, e.g. `add-to-cart:<cart>`; keys of other owners are separate. */
  readonly scope: string;
  readonly key: string | undefined;
  /** The content that makes two requests equal. */
  readonly request: unknown;
  readonly now: Date;
}

const DAY = 24 * 3600 * 1000;

/**
 * Runs `work` once per key: a repeat within 24 hours gets the first response, the same key with another request throws
 * `idempotency_mismatch`. The caller holds a lock that serializes equal keys, so no work is done partially.
 */
export async function idempotent<Reply>(
  tx: WebsiteTransaction,
  { websiteId, scope, key, request, now }: IdempotentRequest,
  work: () => Promise<Reply>,
): Promise<Reply> {
  if (!key) return work();
  const request_hash = createHash('sha256').update(JSON.stringify(request)).digest('base64url');
  const earlier = await tx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'reply', 'expires_at'])
    .where('website_id', '=', websiteId)
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst();
  if (earlier && earlier.expires_at > now) {
    if (earlier.request_hash !== request_hash) throw new ApiError('idempotency_mismatch');
    return earlier.reply as Reply;
  }
  const reply = await work();
  const row = { request_hash, reply: JSON.stringify(reply), expires_at: new Date(now.getTime() + DAY) };
  const noted = tx
    .insertInto('idempotency_keys')
    .values({ website_id: websiteId, scope, key, ...row })
    .onConflict((conflict) => conflict.columns(['website_id', 'scope', 'key']).doUpdateSet(row))
    .execute();
  withCommit(tx, noted);
  return reply;
}
