import type { Handlers } from '../calls/handler-context.ts';
import { createDiscountHandler } from './create-discount.handler.ts';
import { deleteDiscountHandler, restoreDiscountHandler } from './delete-discount.handlers.ts';
import {
  getDiscountHandler,
  listDiscountEventsHandler,
  listDiscountsHandler,
} from './read-discounts.handlers.ts';
import { saveDiscountHandler } from './save-discount.handler.ts';

/** The handlers of the calls about discounts of the shop. */
export const discountsHandlers = {
  createDiscount: createDiscountHandler,
  deleteDiscount: deleteDiscountHandler,
  getDiscount: getDiscountHandler,
  listDiscountEvents: listDiscountEventsHandler,
  listDiscounts: listDiscountsHandler,
  restoreDiscount: restoreDiscountHandler,
  saveDiscount: saveDiscountHandler,
} satisfies Partial<Handlers>;
