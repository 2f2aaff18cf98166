import type { Handlers } from '../calls/handler-context.ts';
import { getOrderTimelineHandler } from './get-order-timeline.handler.ts';
import { addOrderNoteHandler, deleteOrderNoteHandler } from './order-notes.handlers.ts';
import { sendOrderHandler } from './send-order.handler.ts';
import { takeBackShipmentHandler } from './take-back-shipment.handler.ts';

/** The handlers of what the people of a shop do with orders. */
export const ownedOrdersHandlers = {
  addOrderNote: addOrderNoteHandler,
  deleteOrderNote: deleteOrderNoteHandler,
  getOrderTimeline: getOrderTimelineHandler,
  sendOrder: sendOrderHandler,
  takeBackShipment: takeBackShipmentHandler,
} satisfies Partial<Handlers>;
