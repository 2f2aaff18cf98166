import type { listOrderViews } from '@etalage/api-contract';
import { requireRole } from '../auth/require-role.ts';
import type { Handler } from '../calls/handler-context.ts';
import { findViews } from './order-view.repository.ts';
import { orderRoles } from '../orders/order-roles.ts';

/** The kept searches by name. */
export const listOrderViewsHandler: Handler<typeof listOrderViews> = async (_input, context) => {
  requireRole(context, orderRoles);
  return { views: await context.read((tx) => findViews(tx, context.websiteId)) };
};
