import type { getTwoStep, renewRecoveryCodes, stopTwoStep } from '@etalage/api-contract';
import { ApiError } from '../../calls/api-error.ts';
import type { Handler } from '../../calls/handler-context.ts';
import { checkOwnPassword } from '../sessions/check-own-password.ts';
import { signedIn } from '../signed-in.ts';
import { checkSecondStep } from './check-second-step.ts';
import { mailTwoStep } from './mail-two-step.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { hasTwoStep, turnOff } from './two-step.repository.ts';
import { twoStepState } from './two-step-state.ts';

/** Whether the signed-in member has it on, and with what. */
export const getTwoStepHandler: Handler<typeof getTwoStep> = async (_input, context) =>
  twoStepState(context, signedIn(context).id);

/** Replaces the recovery codes of the signed-in member; those of before no longer work. */
export const renewRecoveryCodesHandler: Handler<typeof renewRecoveryCodes> = async (input, context) => {
  const member = signedIn(context);
  await checkOwnPassword(input.current_password, context);
  if (!(await hasTwoStep(context.db, member.id))) throw new ApiError('not_found');
  const recovery_codes = await checkSecondStep(context, member, input, (tx) =>
    replaceRecoveryCodes(tx, member.id),
  );
  await mailTwoStep(context, member, 'renewed');
  return { recovery_codes };
};

/** Signing in then asks for the password only. */
export const stopTwoStepHandler: Handler<typeof stopTwoStep> = async (input, context) => {
  const member = signedIn(context);
  await checkOwnPassword(input.current_password, context);
  if (await hasTwoStep(context.db, member.id)) {
    await checkSecondStep(context, member, input, (tx) => turnOff(tx, member.id));
    await mailTwoStep(context, member, 'off');
  }
  return twoStepState(context, member.id);
};
