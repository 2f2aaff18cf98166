import type { Handlers } from '../calls/handler-context.ts';
import { cancelOrderHandler } from './cancel-order.handler.ts';
import { getOrderActionsHandler } from './get-order-actions.handler.ts';
import { getOrderTimelineHandler } from './get-order-timeline.handler.ts';
import { listOrderMailsHandler, resendOrderMailHandler } from './order-mails.handlers.ts';
import { addOrderNoteHandler, deleteOrderNoteHandler } from './order-notes.handlers.ts';
import { markOrderPaidHandler, withdrawOrderPaymentHandler } from './order-payment.handlers.ts';
import { completeOrderHandler, reopenOrderHandler } from './order-status.handlers.ts';
import { makePaymentLinkHandler } from './payment-link.handler.ts';
import { saveOrderCustomerHandler } from './save-order-customer.handler.ts';
import { sendOrderHandler } from './send-order.handler.ts';
import { takeBackShipmentHandler } from './take-back-shipment.handler.ts';

/** The handlers of what the people of a shop do with orders. */
export const ownedOrdersHandlers = {
  addOrderNote: addOrderNoteHandler,
  cancelOrder: cancelOrderHandler,
  completeOrder: completeOrderHandler,
  deleteOrderNote: deleteOrderNoteHandler,
  getOrderActions: getOrderActionsHandler,
  getOrderTimeline: getOrderTimelineHandler,
  listOrderMails: listOrderMailsHandler,
  makePaymentLink: makePaymentLinkHandler,
  markOrderPaid: markOrderPaidHandler,
  reopenOrder: reopenOrderHandler,
  resendOrderMail: resendOrderMailHandler,
  saveOrderCustomer: saveOrderCustomerHandler,
  sendOrder: sendOrderHandler,
  takeBackShipment: takeBackShipmentHandler,
  withdrawOrderPayment: withdrawOrderPaymentHandler,
} satisfies Partial<Handlers>;
