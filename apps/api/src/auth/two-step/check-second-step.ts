import type { Transaction } from 'kysely';
import type { HandlerContext, Member } from '../../calls/handler-context.ts';
import type { Database } from '../../db/tables.ts';
import { checkCode, wrongCode } from './check-code.ts';
import { checkPasskey } from './passkeys/check-passkey.ts';
import { sessionName } from './passkeys/passkey-challenge.repository.ts';
import type { PasskeyAnswer } from './passkeys/verify-passkey.ts';

export interface SecondStep {
  readonly code?: string | undefined;
  readonly passkey?: PasskeyAnswer | undefined;
}

/**
 * Accepts the second step of a signed-in member, who typed the password before, and does `work` in the same transaction.
 * Throws `validation_failed` at the code or the passkey, and `rate_limited` after too many wrong ones.
 */
export async function checkSecondStep<Result>(
  context: HandlerContext,
  { id, email }: Member,
  { code, passkey }: SecondStep,
  work: (tx: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  const knownBy = `account:${id}`;
  if (!passkey) {
    if (code === undefined) throw wrongCode('two_step_code_required');
    return checkCode(context, { userId: id, email, knownBy, typed: code }, work);
  }
  const use = { userId: id, purpose: 'prove', boundTo: await sessionName(context, id) } as const;
  return checkPasskey(context, { email, knownBy, answer: passkey, use }, work);
}
