import type { Handlers } from '../calls/handler-context.ts';
import { createOrderHandler } from './create-order.handler.ts';
import { createTransactionHandler } from './create-transaction.handler.ts';
import { getOrderForOwnerHandler } from './get-order-for-owner.handler.ts';
import { getOrderNotificationsHandler } from './get-order-notifications.handler.ts';
import { getOrderHandler } from './get-order.handler.ts';
import { restoreOrderHandler } from './restore-order.handler.ts';
import {
  saveCustomerMailsHandler,
  saveOrderNotificationsHandler,
} from './save-order-notifications.handler.ts';
import { getTransferAccountHandler } from './get-transfer-account.handler.ts';
import { saveTransferAccountHandler } from './save-transfer-account.handler.ts';
import { getTestPaymentsHandler } from './get-test-payments.handler.ts';

/** The handlers of the calls about orders, quote requests and their payment. */
export const ordersHandlers = {
  createOrder: createOrderHandler,
  createTransaction: createTransactionHandler,
  getOrder: getOrderHandler,
  getOrderForOwner: getOrderForOwnerHandler,
  getOrderNotifications: getOrderNotificationsHandler,
  restoreOrder: restoreOrderHandler,
  saveCustomerMails: saveCustomerMailsHandler,
  saveOrderNotifications: saveOrderNotificationsHandler,
  getTransferAccount: getTransferAccountHandler,
  saveTransferAccount: saveTransferAccountHandler,
  getTestPayments: getTestPaymentsHandler,
} satisfies Partial<Handlers>;
