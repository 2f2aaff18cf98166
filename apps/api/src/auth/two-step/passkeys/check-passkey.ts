import type { Transaction } from 'kysely';
import { ApiError } from '../../../calls/api-error.ts';
import type { HandlerContext } from '../../../calls/handler-context.ts';
import type { Database } from '../../../db/tables.ts';
import { withAccount } from '../../accounts/with-account.ts';
import { countingCodes } from '../check-code.ts';
import { lockTwoStep } from '../two-step.repository.ts';
import { passkeyAddress } from './passkey-address.ts';
import { type ChallengeUse, usePasskeyChallenge } from './passkey-challenge.repository.ts';
import { lockPasskey, markUsed } from './passkey.repository.ts';
import { challengeOf, type PasskeyAnswer, verifyAnswer } from './verify-passkey.ts';

interface Attempt {
  readonly email: string;
  /** What the caller is known by, as for passwords. */
  readonly knownBy: string | undefined;
  readonly answer: PasskeyAnswer;
  readonly use: ChallengeUse;
}

/**
 * Accepts the answer of a passkey of the account once, and does `work` in the same transaction. Throws `validation_failed`
 * for another answer, and `rate_limited` after too many of them and of wrong codes together.
 */
export async function checkPasskey<Result>(
  context: HandlerContext,
  { answer, use, ...caller }: Attempt,
  work: (tx: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  const { db } = context;
  const { userId, boundTo } = use;
  return countingCodes(context, caller, async () => {
    const challenge = challengeOf(answer);
    if (!(await usePasskeyChallenge(db, use, challenge))) throw wrongPasskey('passkey_too_late');
    return withAccount(db, { user_id: userId, reset_hash: boundTo }, async (tx) => {
      if (!(await takePasskey(tx, context, { userId, answer, challenge }))) throw wrongPasskey();
      return work(tx);
    });
  });
}

export function wrongPasskey(key = 'passkey_refused'): ApiError {
  return new ApiError('validation_failed', { passkey: [{ key }] });
}

/** Whether a passkey of the account answered; locks the account as a code does, so that what it allows happens once. */
async function takePasskey(
  tx: Transaction<Database>,
  context: HandlerContext,
  { userId, answer, challenge }: { userId: string; answer: PasskeyAnswer; challenge: string },
): Promise<boolean> {
  const address = passkeyAddress(context);
  const twoStep = await lockTwoStep(tx, userId);
  if (!address || !twoStep?.is_on) return false;
  const known = await lockPasskey(tx, { userId, host: address.host, credentialId: answer.id });
  if (!known) return false;
  const counter = await verifyAnswer(answer, challenge, { address, known });
  if (counter === undefined) return false;
  await markUsed(tx, known, counter);
  return true;
}
