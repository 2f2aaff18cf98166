import type { removeMollieKey } from '@etalage/api-contract';
import { recordChange } from '../../audit/audit.repository.ts';
import { requireRole } from '../../auth/require-role.ts';
import { checkOwnPassword } from '../../auth/sessions/check-own-password.ts';
import { ApiError } from '../../calls/api-error.ts';
import type { Handler } from '../../calls/handler-context.ts';
import { expireKeyedAttempts } from '../../payments/expire-keyed-attempts.ts';
import { findCurrentKey } from '../../ports/payment/payment-key.repository.ts';
import { paymentRoles } from '../payment-methods.handlers.ts';
import { keyRecord, lockKeys, readMollieAccount } from './mollie-account.repository.ts';

/**
 * Erases all keys of a website; their rows stay, because payments say with which one they were begun. Those payments that
 * are not final end, because nothing can be asked about them any more.
 */
export const removeMollieKeyHandler: Handler<typeof removeMollieKey> = async (input, context) => {
  const member = requireRole(context, paymentRoles);
  const { websiteId, now } = context;
  await checkOwnPassword(input.current_password, context);
  return context.write(async (tx) => {
    await lockKeys(tx, websiteId);
    const current = await findCurrentKey(tx, websiteId);
    if (current && current.id !== input.id) throw new ApiError('conflict');
    if (current) {
      await tx
        .updateTable('payment_keys')
        .set({ sealed: null, is_current: false })
        .where('website_id', '=', websiteId)
        .execute();
      await expireKeyedAttempts(tx, websiteId, now());
      const changes = [{ subjectId: 'mollie', before: keyRecord(current), after: null }];
      await recordChange(tx, websiteId, member, { kind: 'mollie-key', action: 'deleted', changes });
    }
    return readMollieAccount(tx, context);
  });
};
