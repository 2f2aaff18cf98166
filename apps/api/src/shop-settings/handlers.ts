import type { Handlers } from '../calls/handler-context.ts';
import { getCompanyHandler, saveCompanyHandler } from './company.handlers.ts';
import {
  deleteShippingMethodHandler,
  moveShippingMethodHandler,
  restoreShippingMethodHandler,
} from './change-shipping-method.handlers.ts';
import { listShippingMethodsHandler } from './list-shipping-methods.handler.ts';
import {
  addPaymentMethodHandler,
  listPaymentMethodsHandler,
  movePaymentMethodHandler,
} from './payment-methods.handlers.ts';
import { savePaymentMethodHandler } from './save-payment-method.handler.ts';
import { createShippingMethodHandler, saveShippingMethodHandler } from './save-shipping-method.handlers.ts';

/** The handlers of the calls about the settings of the shop. */
export const shopSettingsHandlers = {
  getCompany: getCompanyHandler,
  saveCompany: saveCompanyHandler,
  addPaymentMethod: addPaymentMethodHandler,
  createShippingMethod: createShippingMethodHandler,
  deleteShippingMethod: deleteShippingMethodHandler,
  listShippingMethods: listShippingMethodsHandler,
  listPaymentMethods: listPaymentMethodsHandler,
  movePaymentMethod: movePaymentMethodHandler,
  savePaymentMethod: savePaymentMethodHandler,
  moveShippingMethod: moveShippingMethodHandler,
  restoreShippingMethod: restoreShippingMethodHandler,
  saveShippingMethod: saveShippingMethodHandler,
} satisfies Partial<Handlers>;
