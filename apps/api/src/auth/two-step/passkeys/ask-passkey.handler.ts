import type { askPasskey, OutputOf } from '@etalage/api-contract';
import { ApiError } from '../../../calls/api-error.ts';
import type { Handler, HandlerContext } from '../../../calls/handler-context.ts';
import { withAccount } from '../../accounts/with-account.ts';
import { signedIn } from '../../signed-in.ts';
import { passkeyAddress } from './passkey-address.ts';
import { type ChallengeUse, keepChallenge, sessionName } from './passkey-challenge.repository.ts';
import { passkeyToUseAt } from './passkey-options.ts';
import { passkeysOf } from './passkey.repository.ts';

/** Asks one of the passkeys of an account that work here. Throws `conflict` if there are none. */
export async function askPasskeyFor(
  context: HandlerContext,
  use: ChallengeUse,
): Promise<OutputOf<typeof askPasskey>> {
  const address = passkeyAddress(context);
  if (!address) throw noPasskey();
  return withAccount(context.db, { user_id: use.userId }, async (tx) => {
    const known = await passkeysOf(tx, use.userId, address.host);
    if (known.length === 0) throw noPasskey();
    const options = await passkeyToUseAt(address, known);
    await keepChallenge(tx, use, options.challenge);
    return { options };
  });
}

/** Asks a passkey of the signed-in member, for what they change with it. */
export const askPasskeyHandler: Handler<typeof askPasskey> = async (_input, context) => {
  const { id } = signedIn(context);
  const boundTo = await sessionName(context, id);
  return askPasskeyFor(context, { userId: id, purpose: 'prove', boundTo });
};

function noPasskey(): ApiError {
  return new ApiError('conflict', { general: [{ key: 'passkey_none_here' }] });
}
