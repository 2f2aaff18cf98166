import type { Handlers } from '../../calls/handler-context.ts';
import { previewSendOrdersHandler } from './preview-send-orders.handler.ts';
import { sendOrdersHandler } from './send-orders.handler.ts';
import { undoSendOrdersHandler } from './undo-send-orders.handler.ts';

/** The handlers of what is done with several orders at once. */
export const bulkOrdersHandlers = {
  previewSendOrders: previewSendOrdersHandler,
  sendOrders: sendOrdersHandler,
  undoSendOrders: undoSendOrdersHandler,
} satisfies Partial<Handlers>;
