import type { Transaction } from 'kysely';
import { ApiError } from '../../calls/api-error.ts';
import type { HandlerContext } from '../../calls/handler-context.ts';
import type { Database } from '../../db/tables.ts';
import { UnreadableSecret } from '../../ports/secrets/secret-box.ts';
import { withAccount } from '../accounts/with-account.ts';
import { countLogin, clearFailedLogins } from '../sessions/login-limiter.ts';
import { takeCode } from './two-step.repository.ts';

interface Attempt {
  readonly userId: string;
  readonly email: string;
  /** What the caller is known by, as for passwords. */
  readonly knownBy: string | undefined;
  readonly typed: string;
  /** The challenge of who is not signed in yet. */
  readonly challengeHash?: string;
}

/**
 * Accepts a typed code once, and does `work` in the same transaction. Throws `validation_failed` at the field for another
 * code, and `rate_limited` after too many of them; a right password in between does not clear their count.
 */
export async function checkCode<Result>(
  { db, address, ports, now }: HandlerContext,
  { userId, email, knownBy, typed, challengeHash = '' }: Attempt,
  work: (tx: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  const attempt = { email, address, knownBy, step: 'code' } as const;
  const delay = await countLogin(db, attempt);
  if (delay > 0) throw new ApiError('rate_limited', undefined, { retryAfter: delay });
  const keys = { user_id: userId, reset_hash: challengeHash };
  const result = await withAccount(db, keys, async (tx) => {
    const isRight = await takeCode(tx, { userId, typed, now: now(), secrets: ports.secrets }).catch(
      unreadable,
    );
    if (!isRight) throw wrongCode();
    return work(tx);
  });
  await clearFailedLogins(db, attempt);
  return result;
}

/** Without the key of the server no code of the app can be checked; recovery codes still can. */
function unreadable(error: unknown): never {
  throw error instanceof UnreadableSecret ? wrongCode('two_step_unreadable') : error;
}

export function wrongCode(key = 'two_step_code_wrong'): ApiError {
  return new ApiError('validation_failed', { code: [{ key }] });
}
