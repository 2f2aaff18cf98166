import type { saveOrderNotifications } from '@etalage/api-contract';
import { isEmail } from '@etalage/shop-domain';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { readNotifications, writeOrderEmail } from './order-notifications.repository.ts';

/** For those who run the shop (GEN-08); refuses, at its field, what mail cannot be sent to. */
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
