import type { Handlers } from '../calls/handler-context.ts';
import { createOrderViewHandler } from './create-order-view.handler.ts';
import { deleteOrderViewHandler } from './delete-order-view.handler.ts';
import { exportOrdersHandler } from './export-orders.handler.ts';
import { getOrderChoicesHandler } from './get-order-choices.handler.ts';
import { listOrderViewsHandler } from './list-order-views.handler.ts';
import { listOrdersHandler } from './list-orders.handler.ts';

/** The handlers of the owner's list of orders and quote requests. */
export const orderListHandlers = {
  createOrderView: createOrderViewHandler,
  deleteOrderView: deleteOrderViewHandler,
  exportOrders: exportOrdersHandler,
  getOrderChoices: getOrderChoicesHandler,
  listOrderViews: listOrderViewsHandler,
  listOrders: listOrdersHandler,
} satisfies Partial<Handlers>;
