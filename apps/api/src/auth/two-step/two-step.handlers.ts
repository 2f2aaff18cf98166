import type { getTwoStep, renewRecoveryCodes, stopTwoStep } from '@etalage/api-contract';
import { ApiError } from '../../calls/api-error.ts';
import type { Handler } from '../../calls/handler-context.ts';
import { withAccount } from '../accounts/with-account.ts';
import { checkOwnPassword } from '../sessions/check-own-password.ts';
import { signedIn } from '../signed-in.ts';
import { checkCode } from './check-code.ts';
import { mailTwoStep } from './mail-two-step.ts';
import { countRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.ts';
import { hasTwoStep } from './two-step.repository.ts';

const OFF = { is_on: false, codes_left: 0 };

/** Whether the signed-in member has it on. */
export const getTwoStepHandler: Handler<typeof getTwoStep> = async (_input, context) => {
  const { db } = context;
  const { id } = signedIn(context);
  if (!(await hasTwoStep(db, id))) return OFF;
  return {
    is_on: true,
    codes_left: await withAccount(db, { user_id: id }, (tx) => countRecoveryCodes(tx, id)),
  };
};

/** Replaces the recovery codes of the signed-in member; those of before no longer work. */
export const renewRecoveryCodesHandler: Handler<typeof renewRecoveryCodes> = async (input, context) => {
  const { id, email } = signedIn(context);
  await checkOwnPassword(input.current_password, context);
  if (!(await hasTwoStep(context.db, id))) throw new ApiError('not_found');
  const attempt = { userId: id, email, knownBy: `account:${id}`, typed: input.code };
  const recovery_codes = await checkCode(context, attempt, (tx) => replaceRecoveryCodes(tx, id));
  await mailTwoStep(context, { id, email }, 'renewed');
  return { recovery_codes };
};

/** Signing in then asks for the password only. */
export const stopTwoStepHandler: Handler<typeof stopTwoStep> = async (input, context) => {
  const { id, email } = signedIn(context);
  await checkOwnPassword(input.current_password, context);
  if (!(await hasTwoStep(context.db, id))) return OFF;
  const attempt = { userId: id, email, knownBy: `account:${id}`, typed: input.code };
  await checkCode(context, attempt, async (tx) => {
    await tx.deleteFrom('two_step').where('user_id', '=', id).execute();
    await tx.deleteFrom('sign_in_challenges').where('user_id', '=', id).execute();
  });
  await mailTwoStep(context, { id, email }, 'off');
  return OFF;
};
