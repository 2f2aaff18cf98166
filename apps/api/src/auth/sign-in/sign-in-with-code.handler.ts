import type { signInWithCode } from '@etalage/api-contract';
import type { Handler } from '../../calls/handler-context.ts';
import { memberReply } from '../accounts/member-reply.ts';
import { checkCode } from '../two-step/check-code.ts';
import { mailTwoStep } from '../two-step/mail-two-step.ts';
import { enterSession, exchangeChallenge } from './finish-sign-in.ts';
import { halfSignedIn } from './half-signed-in.ts';

/** Signs a member in who typed the right password shortly before, and now a code. */
export const signInWithCodeHandler: Handler<typeof signInWithCode> = async (input, context) => {
  const { account, challengeHash, knownBy } = await halfSignedIn(context, input.challenge);
  const { id: userId, email } = account;
  const attempt = { userId, email, knownBy, typed: input.code, challengeHash };
  const { secret, kind } = await checkCode(context, attempt, async (tx, used) => ({
    secret: await exchangeChallenge(tx, context, { userId, challengeHash }),
    kind: used,
  }));
  await enterSession(context, userId, secret);
  if (kind === 'recovery') await mailTwoStep(context, account, 'recovery');
  return { member: memberReply(account, context) };
};
