import type { saveCustomerMails, saveOrderNotifications } from '@etalage/api-contract';
import { isEmail } from '@etalage/shop-domain';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { orderRoles } from './order-roles.ts';
import { readNotifications, writeNotifications } from './order-notifications.repository.ts';

/** For owners and shop members (GEN-08); refuses an address that is not valid, with a message at its field. */
export const saveOrderNotificationsHandler: Handler<typeof saveOrderNotifications> = (input, context) => {
  requireRole(context, orderRoles);
  const email = input.order_email.trim();
  if (email !== '' && !isEmail(email))
    throw new ApiError('validation_failed', { order_email: [{ key: 'accounts_email_invalid' }] });
  return context.write(async (tx) => {
    await writeNotifications(tx, context.websiteId, { order_email: email });
    return readNotifications(tx, context.websiteId);
  });
};

/** Which mails about payments buyers do not get, for owners and shop members (GEN-08). */
export const saveCustomerMailsHandler: Handler<typeof saveCustomerMails> = ({ mails_off }, context) => {
  requireRole(context, orderRoles);
  return context.write(async (tx) => {
    await writeNotifications(tx, context.websiteId, { mails_off: [...new Set(mails_off)] });
    return readNotifications(tx, context.websiteId);
  });
};
