import type { changeWithdrawal } from '@etalage/api-contract';
import { checkWithdrawalState } from '@etalage/shop-domain';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { changeOnce, versionOnly } from '../owned-orders/change-once.ts';
import { sendSoon } from '../ports/mail/send-soon.ts';
import { mailState } from './mail-state.ts';
import { findWithdrawals, storeState } from './withdrawals.repository.ts';

/** Stores how far a withdrawal is, once per version of its order, and mails its buyer. */
export const changeWithdrawalHandler: Handler<typeof changeWithdrawal> = async (input, context) => {
  const { id, state } = input;
  const reason = state === 'refused' ? input.reason : '';
  const sent: { mailId?: string | undefined } = {};
  const reply = await changeOnce(context, input, {
    ...versionOnly,
    action: `withdrawal_${state}`,
    asked: { withdrawal: id, state, reason },
    work: async (tx, order) => {
      const row = (await findWithdrawals(tx, order)).find((one) => one.id === id);
      if (!row) throw new ApiError('not_found');
      const errors = checkWithdrawalState(row.state, { state, reason });
      if (Object.keys(errors).length > 0) throw new ApiError('validation_failed', errors);
      await storeState(tx, row, { state, reason });
      sent.mailId = await mailState(tx, context, order, { ...row, state, reason });
      return { before: { state: row.state }, reply: {} };
    },
  });
  await sendSoon(context.ports.jobs, context.websiteId, sent.mailId);
  return reply;
};
