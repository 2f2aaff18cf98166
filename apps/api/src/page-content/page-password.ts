import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { isPassword } from '../auth/password-hash.ts';
import { ApiError } from '../calls/api-error.ts';
import type { HandlerContext } from '../calls/handler-context.ts';

/** Wrong passwords of one visitor for one page that cost no waiting. */
const FREE_FAILURES = 5;
const LONGEST_WAIT = 900;

/**
 * Throws `password_incorrect`, or `rate_limited` after too many wrong ones. A try is counted in the database before
 * the password is looked at, so that guesses sent at once and to several processes cannot slip past.
 */
export async function checkPagePassword(
  page: { readonly id: string; readonly password_hash: string },
  password: string,
  { write, websiteId, address }: Pick<HandlerContext, 'write' | 'websiteId' | 'address'>,
): Promise<void> {
  if (password === '') throw incorrect();
  const key = createHash('sha256').update(`page:${websiteId}:${page.id}:${address}`).digest('hex');
  const wait = await write((tx) => countTry(tx, websiteId, key));
  if (wait > 0) throw new ApiError('rate_limited', undefined, { retryAfter: wait });
  if (!(await isPassword(password, page.password_hash))) throw incorrect();
  await write((tx) =>
    tx
      .deleteFrom('page_password_attempts')
      .where('website_id', '=', websiteId)
      .where('key_hash', '=', key)
      .execute(),
  );
}

function incorrect(): ApiError {
  return new ApiError('password_incorrect', { password: [{ key: 'error_password_incorrect' }] });
}

type Transaction = Parameters<Parameters<HandlerContext['write']>[0]>[0];

/** Seconds to wait, or 0 when the try may go on and is counted. Old rows are swept while we are here. */
async function countTry(tx: Transaction, websiteId: string, key: string): Promise<number> {
  await sql`
    delete from page_password_attempts
    where website_id = ${websiteId} and updated_at < now() - interval '1 day'`.execute(tx);
  await sql`
    insert into page_password_attempts (website_id, key_hash) values (${websiteId}, ${key})
    on conflict do nothing`.execute(tx);
  const { rows } = await sql<{ wait: number }>`
    select coalesce(ceil(extract(epoch from blocked_until - now()))::int, 0) as wait
    from page_password_attempts where website_id = ${websiteId} and key_hash = ${key} for update`.execute(tx);
  const wait = rows[0]?.wait ?? 0;
  if (wait > 0) return wait;
  await sql`
    update page_password_attempts set failures = failures + 1, updated_at = now(),
      blocked_until = case when failures + 1 < ${FREE_FAILURES} then null
        else now() + make_interval(secs => least(${LONGEST_WAIT}, 15 * power(2, failures + 1 - ${FREE_FAILURES}))) end
    where website_id = ${websiteId} and key_hash = ${key}`.execute(tx);
  return 0;
}
