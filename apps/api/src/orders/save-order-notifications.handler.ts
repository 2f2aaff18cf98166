import type { saveOrderNotifications } from '@etalage/api-contract';
import { isEmail } from '@etalage/shop-domain';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { readNotifications, writeOrderEmail } from './order-notifications.repository.ts';

/** For owners and shop members (GEN-08); refuses an address that is not valid, with a message at its field. */
export const saveOrderNotificationsHandler: Handler<typeof saveOrderNotifications> = (input, context) => {
  requireRole(context, ['owner', 'shop']);
  const email = input.order_email.trim();
  if (email !== '' && !isEmail(email))
    throw new ApiError('validation_failed', { order_email: [{ key: 'accounts_email_invalid' }] });
  return context.write(async (tx) => {
    await writeOrderEmail(tx, context.websiteId, email);
    return readNotifications(tx, context.websiteId);
  });
};
