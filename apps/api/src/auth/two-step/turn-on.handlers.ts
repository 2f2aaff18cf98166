import type { confirmTwoStep, startTwoStep } from '@etalage/api-contract';
import { sql } from 'kysely';
import { ApiError } from '../../calls/api-error.ts';
import type { Handler } from '../../calls/handler-context.ts';
import { qrSquares } from '../../markup/qr-squares.ts';
import { withAccount } from '../accounts/with-account.ts';
import { checkOwnPassword } from '../sessions/check-own-password.ts';
import { sessionHash } from '../sessions/owner-session.ts';
import { endSessionsOf } from '../sessions/session.repository.ts';
import { signedIn } from '../signed-in.ts';
import { countingCodes, wrongCode } from './check-code.ts';
import { mailTwoStep } from './mail-two-step.ts';
import { appAddress, isClockWrong, newAppSecret } from './one-time-code.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { appOwner, lockTwoStep, takeAppCode } from './two-step.repository.ts';

/** Makes a secret for an app of the signed-in member; an earlier one that was never confirmed is forgotten. */
export const startTwoStepHandler: Handler<typeof startTwoStep> = async (input, context) => {
  const { db, ports, translate } = context;
  const { id, email } = signedIn(context);
  await checkOwnPassword(input.current_password, context);
  const secret = newAppSecret();
  const sealed = await ports.secrets.seal(secret, appOwner(id));
  const stored = await withAccount(db, { user_id: id }, (tx) =>
    tx
      .insertInto('two_step')
      .values({ user_id: id, sealed })
      .onConflict((conflict) =>
        conflict
          .column('user_id')
          .doUpdateSet({ sealed, created_at: sql<Date>`now()` })
          .where('two_step.is_on', '=', false),
      )
      .returning('user_id')
      .executeTakeFirst(),
  );
  if (!stored) throw alreadyOn();
  return { secret, squares: qrSquares(appAddress(secret, translate('dashboard_brand'), email)) };
};

/**
 * Turns it on once the app shows the right code; from then on signing in asks for one. Ends all other sessions: who has one
 * without a code must not keep it.
 */
export const confirmTwoStepHandler: Handler<typeof confirmTwoStep> = async (input, context) => {
  const { db, ports, now, cookies } = context;
  const { id, email } = signedIn(context);
  const code = input.code.replace(/[\s-]/g, '');
  const recovery_codes = await countingCodes(context, { email, knownBy: `account:${id}` }, () =>
    withAccount(db, { user_id: id }, async (tx) => {
      const known = await lockTwoStep(tx, id);
      if (!known) throw new ApiError('not_found');
      if (known.is_on) throw alreadyOn();
      const secret = await ports.secrets.open(known.sealed, appOwner(id));
      if (!(await takeAppCode(tx, known, { secret, code, now: now() })))
        throw wrongCode(isClockWrong(secret, code, now()) ? 'two_step_code_clock' : 'two_step_code_wrong');
      await tx.updateTable('two_step').set({ is_on: true }).where('user_id', '=', id).execute();
      await endSessionsOf(tx, id, sessionHash(cookies));
      return replaceRecoveryCodes(tx, id);
    }),
  );
  await mailTwoStep(context, { id, email }, 'on');
  return { recovery_codes };
};

function alreadyOn(): ApiError {
  return new ApiError('conflict', { general: [{ key: 'two_step_already_on' }] });
}
