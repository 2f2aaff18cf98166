import type { removePasskey } from '@etalage/api-contract';
import type { Transaction } from 'kysely';
import type { Handler } from '../../../calls/handler-context.ts';
import type { Database } from '../../../db/tables.ts';
import { withAccount } from '../../accounts/with-account.ts';
import { checkOwnPassword } from '../../sessions/check-own-password.ts';
import { signedIn } from '../../signed-in.ts';
import { checkSecondStep } from '../check-second-step.ts';
import { mailTwoStep } from '../mail-two-step.ts';
import { turnOff } from '../two-step.repository.ts';
import { twoStepState } from '../two-step-state.ts';
import { passkeysOf } from './passkey.repository.ts';

/** Removes a passkey of the signed-in member. Without another second step signing in then asks for the password only. */
export const removePasskeyHandler: Handler<typeof removePasskey> = async (input, context) => {
  const member = signedIn(context);
  await checkOwnPassword(input.current_password, context);
  const known = await withAccount(context.db, { user_id: member.id }, (tx) => passkeysOf(tx, member.id));
  if (known.some(({ id }) => id === input.id)) {
    const change = await checkSecondStep(context, member, input, (tx) => remove(tx, member.id, input.id));
    await mailTwoStep(context, member, change);
  }
  return twoStepState(context, member.id);
};

async function remove(
  tx: Transaction<Database>,
  userId: string,
  id: string,
): Promise<'off' | 'passkey_removed'> {
  await tx.deleteFrom('passkeys').where('user_id', '=', userId).where('id', '=', id).execute();
  const left = await passkeysOf(tx, userId);
  const { has_app } = await tx
    .selectFrom('two_step')
    .select('has_app')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (left.length > 0 || has_app) return 'passkey_removed';
  await turnOff(tx, userId);
  return 'off';
}
