import type { askSignInPasskey, signInWithPasskey } from '@etalage/api-contract';
import type { Handler } from '../../calls/handler-context.ts';
import { memberReply } from '../accounts/member-reply.ts';
import { askPasskeyFor } from '../two-step/passkeys/ask-passkey.handler.ts';
import { checkPasskey } from '../two-step/passkeys/check-passkey.ts';
import { enterSession, exchangeChallenge } from './finish-sign-in.ts';
import { halfSignedIn } from './half-signed-in.ts';

/** Asks a passkey of who typed the right password shortly before. */
export const askSignInPasskeyHandler: Handler<typeof askSignInPasskey> = async (input, context) => {
  const { account, challengeHash } = await halfSignedIn(context, input.challenge);
  return askPasskeyFor(context, { userId: account.id, purpose: 'sign-in', boundTo: challengeHash });
};

/** Signs a member in who typed the right password shortly before, and whose passkey now answered. */
export const signInWithPasskeyHandler: Handler<typeof signInWithPasskey> = async (input, context) => {
  const { account, challengeHash, knownBy } = await halfSignedIn(context, input.challenge);
  const { id: userId, email } = account;
  const use = { userId, purpose: 'sign-in', boundTo: challengeHash } as const;
  const secret = await checkPasskey(context, { email, knownBy, answer: input.passkey, use }, (tx) =>
    exchangeChallenge(tx, context, { userId, challengeHash }),
  );
  await enterSession(context, userId, secret);
  return { member: memberReply(account, context) };
};
