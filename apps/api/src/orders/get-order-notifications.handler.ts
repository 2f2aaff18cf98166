import type { getOrderNotifications } from '@etalage/api-contract';
import { requireRole } from '../auth/require-role.ts';
import type { Handler } from '../calls/handler-context.ts';
import { readNotifications } from './order-notifications.repository.ts';

/** For owners and shop members (GEN-08). */
export const getOrderNotificationsHandler: Handler<typeof getOrderNotifications> = (_input, context) => {
  requireRole(context, ['owner', 'shop']);
  return context.read((tx) => readNotifications(tx, context.websiteId));
};
