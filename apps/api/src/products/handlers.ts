import type { Handlers } from '../calls/handler-context.ts';
import { getStockHandler } from './get-stock.handler.ts';

/** The handlers of the calls about products. */
export const productsHandlers = {
  getStock: getStockHandler,
} satisfies Partial<Handlers>;
