import type { confirmPasskey, startPasskey } from '@etalage/api-contract';
import type { Transaction } from 'kysely';
import { ApiError } from '../../../calls/api-error.ts';
import type { Handler, HandlerContext } from '../../../calls/handler-context.ts';
import { newId } from '../../../db/new-id.ts';
import type { Database } from '../../../db/tables.ts';
import { personName } from '../../accounts/person-name.ts';
import { withAccount } from '../../accounts/with-account.ts';
import { checkOwnPassword } from '../../sessions/check-own-password.ts';
import { sessionHash } from '../../sessions/owner-session.ts';
import { signedIn } from '../../signed-in.ts';
import { checkSecondStep } from '../check-second-step.ts';
import { mailTwoStep } from '../mail-two-step.ts';
import { hasTwoStep, lockTwoStep, turnOn } from '../two-step.repository.ts';
import { wrongPasskey } from './check-passkey.ts';
import { passkeyAddress, type PasskeyAddress } from './passkey-address.ts';
import { keepChallenge, sessionName, usePasskeyChallenge } from './passkey-challenge.repository.ts';
import { passkeyToMakeAt } from './passkey-options.ts';
import { MOST_PASSKEYS, passkeysOf } from './passkey.repository.ts';
import { challengeOf, type NewPasskey, verifyMade } from './verify-passkey.ts';

/** Begins to add a passkey, for who has the password and the second step, if there is one. */
export const startPasskeyHandler: Handler<typeof startPasskey> = async (input, context) => {
  const member = signedIn(context);
  const address = addressOf(context);
  await checkOwnPassword(input.current_password, context);
  const use = { userId: member.id, purpose: 'add', boundTo: await sessionName(context, member.id) } as const;
  const begin = async (tx: Transaction<Database>) => {
    const known = await passkeysOf(tx, member.id);
    if (known.length >= MOST_PASSKEYS) throw tooMany();
    const options = await passkeyToMakeAt(address, {
      member,
      known,
      brand: context.translate('dashboard_brand'),
    });
    await keepChallenge(tx, use, options.challenge);
    return { options };
  };
  if (await hasTwoStep(context.db, member.id)) return checkSecondStep(context, member, input, begin);
  return withAccount(context.db, { user_id: member.id }, begin);
};

/**
 * Adds the passkey that the browser made. The first second step of an account turns two-step sign-in on, as a first code
 * of an app does.
 */
export const confirmPasskeyHandler: Handler<typeof confirmPasskey> = async (input, context) => {
  const { db, cookies } = context;
  const { id, email } = signedIn(context);
  const address = addressOf(context);
  const name = personName(input.name);
  const use = { userId: id, purpose: 'add', boundTo: await sessionName(context, id) } as const;
  const challenge = challengeOf(input.passkey);
  if (!(await usePasskeyChallenge(db, use, challenge))) throw wrongPasskey('passkey_add_too_late');
  const made = await verifyMade(input.passkey, challenge, address);
  if (!made) throw wrongPasskey('passkey_not_made');
  const recovery_codes = await withAccount(db, { user_id: id }, async (tx) => {
    await tx
      .insertInto('two_step')
      .values({ user_id: id })
      .onConflict((row) => row.doNothing())
      .execute();
    const known = await lockTwoStep(tx, id);
    await insertPasskey(tx, { ...made, user_id: id, name, host: address.host });
    return known?.is_on ? [] : turnOn(tx, id, sessionHash(cookies));
  });
  await mailTwoStep(context, { id, email }, 'passkey_added');
  return { recovery_codes };
};

async function insertPasskey(
  tx: Transaction<Database>,
  passkey: NewPasskey & { user_id: string; name: string; host: string },
): Promise<void> {
  const known = await passkeysOf(tx, passkey.user_id);
  if (known.length >= MOST_PASSKEYS) throw tooMany();
  const added = await tx
    .insertInto('passkeys')
    .values({ id: newId(), ...passkey })
    // Also of another account, whose row cannot be read here.
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) throw new ApiError('conflict', { general: [{ key: 'passkey_known' }] });
}

function addressOf(context: HandlerContext): PasskeyAddress {
  const address = passkeyAddress(context);
  if (!address) throw new ApiError('conflict', { general: [{ key: 'passkey_no_address' }] });
  return address;
}

function tooMany(): ApiError {
  return new ApiError('conflict', {
    general: [{ key: 'passkey_too_many', values: { count: MOST_PASSKEYS } }],
  });
}
