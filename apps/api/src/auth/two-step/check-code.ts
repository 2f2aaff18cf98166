import type { Transaction } from 'kysely';
import { ApiError } from '../../calls/api-error.ts';
import type { HandlerContext } from '../../calls/handler-context.ts';
import type { Database } from '../../db/tables.ts';
import { UnreadableSecret } from '../../ports/secrets/secret-box.ts';
import { withAccount } from '../accounts/with-account.ts';
import { countLogin, clearFailedLogins } from '../sessions/login-limiter.ts';
import { type CodeKind, takeCode } from './two-step.repository.ts';

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
 * Accepts a typed code once, and does `work` in the same transaction with what kind of code it was. Throws
 * `validation_failed` at the field for another code, and `rate_limited` after too many of them.
 */
export async function checkCode<Result>(
  context: HandlerContext,
  { userId, typed, challengeHash = '', ...caller }: Attempt,
  work: (tx: Transaction<Database>, kind: CodeKind) => Promise<Result>,
): Promise<Result> {
  const { db, ports, now } = context;
  return countingCodes(context, caller, () =>
    withAccount(db, { user_id: userId, reset_hash: challengeHash }, async (tx) => {
      const code = { userId, typed, now: now(), secrets: ports.secrets };
      const kind = await takeCode(tx, code).catch(unreadable);
      if (!kind) throw wrongCode();
      return work(tx, kind);
    }),
  );
}

/**
 * Does `work`, which throws for a wrong code, unless there were too many of those: then throws `rate_limited`. A right
 * password in between does not clear their count.
 */
export async function countingCodes<Result>(
  { db, address }: HandlerContext,
  caller: Pick<Attempt, 'email' | 'knownBy'>,
  work: () => Promise<Result>,
): Promise<Result> {
  const attempt = { ...caller, address, step: 'code' } as const;
  const delay = await countLogin(db, attempt);
  if (delay > 0) throw new ApiError('rate_limited', undefined, { retryAfter: delay });
  const result = await work();
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
