import type { getTwoStep, OutputOf } from '@etalage/api-contract';
import type { HandlerContext } from '../../calls/handler-context.ts';
import { withAccount } from '../accounts/with-account.ts';
import { passkeyAddress } from './passkeys/passkey-address.ts';
import { type PasskeyRow, passkeysOf } from './passkeys/passkey.repository.ts';
import { countRecoveryCodes } from './recovery-codes.ts';

type State = OutputOf<typeof getTwoStep>;

/** What a member sees of their second step. */
export async function twoStepState(context: HandlerContext, userId: string): Promise<State> {
  const address = passkeyAddress(context);
  return withAccount(context.db, { user_id: userId }, async (tx) => {
    const row = await tx
      .selectFrom('two_step')
      .select(['is_on', 'has_app'])
      .where('user_id', '=', userId)
      .executeTakeFirst();
    const passkeys = await passkeysOf(tx, userId);
    return {
      is_on: row?.is_on ?? false,
      has_app: row?.has_app ?? false,
      passkeys: passkeys.map((passkey) => listed(passkey, address?.host)),
      has_passkey_address: address !== undefined,
      codes_left: await countRecoveryCodes(tx, userId),
    };
  });
}

/** With what somebody can take the second step here, beside a recovery code. */
export function waysOf({ has_app, passkeys }: State): ('app' | 'passkey')[] {
  const hasPasskey = passkeys.some(({ works_here }) => works_here);
  return [...(has_app ? (['app'] as const) : []), ...(hasPasskey ? (['passkey'] as const) : [])];
}

function listed(
  { id, name, host, created_at, last_used_at }: PasskeyRow,
  here: string | undefined,
): State['passkeys'][number] {
  return {
    id,
    name,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
    host,
    works_here: host === here,
  };
}
