import type { Handlers } from '../calls/handler-context.ts';
import {
  deleteShippingMethodHandler,
  moveShippingMethodHandler,
  restoreShippingMethodHandler,
} from './change-shipping-method.handlers.ts';
import { listShippingMethodsHandler } from './list-shipping-methods.handler.ts';
import { createShippingMethodHandler, saveShippingMethodHandler } from './save-shipping-method.handlers.ts';

/** The handlers of the calls about the settings of the shop. */
export const shopSettingsHandlers = {
  createShippingMethod: createShippingMethodHandler,
  deleteShippingMethod: deleteShippingMethodHandler,
  listShippingMethods: listShippingMethodsHandler,
  moveShippingMethod: moveShippingMethodHandler,
  restoreShippingMethod: restoreShippingMethodHandler,
  saveShippingMethod: saveShippingMethodHandler,
} satisfies Partial<Handlers>;
