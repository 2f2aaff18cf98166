import type { confirmTwoStep, startTwoStep } from '@etalage/api-contract';
import { type Transaction, sql } from 'kysely';
import { ApiError } from '../../calls/api-error.ts';
import type { Handler } from '../../calls/handler-context.ts';
import type { Database } from '../../db/tables.ts';
import { qrSquares } from '../../markup/qr-squares.ts';
import { withAccount } from '../accounts/with-account.ts';
import { checkOwnPassword } from '../sessions/check-own-password.ts';
import { sessionHash } from '../sessions/owner-session.ts';
import { signedIn } from '../signed-in.ts';
import { countingCodes, wrongCode } from './check-code.ts';
import { checkSecondStep } from './check-second-step.ts';
import { mailTwoStep } from './mail-two-step.ts';
import { appAddress, isClockWrong, newAppSecret } from './one-time-code.ts';
import { appOwner, lockTwoStep, takeAppCode, turnOn } from './two-step.repository.ts';
import { twoStepState } from './two-step-state.ts';

/** Makes a secret for an app of the signed-in member; an earlier one that was never confirmed is forgotten. */
export const startTwoStepHandler: Handler<typeof startTwoStep> = async (input, context) => {
  const { db, ports, translate } = context;
  const member = signedIn(context);
  const { id, email } = member;
  await checkOwnPassword(input.current_password, context);
  const { is_on, has_app } = await twoStepState(context, id);
  if (has_app) throw alreadyOn();
  const secret = newAppSecret();
  const sealed = await ports.secrets.seal(secret, appOwner(id));
  const keep = (tx: Transaction<Database>) => keepApp(tx, id, sealed);
  if (is_on) await checkSecondStep(context, member, input, keep);
  else await withAccount(db, { user_id: id }, keep);
  return { secret, squares: qrSquares(appAddress(secret, translate('dashboard_brand'), email)) };
};

/** Stores the secret of an app that is not confirmed. Throws `conflict` if there is one that is. */
async function keepApp(tx: Transaction<Database>, userId: string, sealed: string): Promise<void> {
  const stored = await tx
    .insertInto('two_step')
    .values({ user_id: userId, sealed })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ sealed, created_at: sql<Date>`now()` })
        .where('two_step.has_app', '=', false),
    )
    .returning('user_id')
    .executeTakeFirst();
  if (!stored) throw alreadyOn();
}

/** Turns it on once the app shows the right code; from then on signing in asks for one. */
export const confirmTwoStepHandler: Handler<typeof confirmTwoStep> = async (input, context) => {
  const { db, ports, now, cookies } = context;
  const { id, email } = signedIn(context);
  const code = input.code.replace(/[\s-]/g, '');
  const recovery_codes = await countingCodes(context, { email, knownBy: `account:${id}` }, () =>
    withAccount(db, { user_id: id }, async (tx) => {
      const known = await lockTwoStep(tx, id);
      if (!known) throw new ApiError('not_found');
      if (known.has_app) throw alreadyOn();
      if (known.sealed === null) throw new ApiError('not_found');
      const secret = await ports.secrets.open(known.sealed, appOwner(id));
      if (!(await takeAppCode(tx, known, { secret, code, now: now() })))
        throw wrongCode(isClockWrong(secret, code, now()) ? 'two_step_code_clock' : 'two_step_code_wrong');
      await tx.updateTable('two_step').set({ has_app: true }).where('user_id', '=', id).execute();
      return known.is_on ? [] : turnOn(tx, id, sessionHash(cookies));
    }),
  );
  await mailTwoStep(context, { id, email }, 'on');
  return { recovery_codes };
};

function alreadyOn(): ApiError {
  return new ApiError('conflict', { general: [{ key: 'two_step_already_on' }] });
}
