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
import { getMollieAccountHandler, listMollieMethodsHandler } from './mollie/get-mollie-account.handlers.ts';
import { removeMollieKeyHandler } from './mollie/remove-mollie-key.handler.ts';
import { setMollieKeyHandler } from './mollie/set-mollie-key.handler.ts';
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
  getMollieAccount: getMollieAccountHandler,
  listMollieMethods: listMollieMethodsHandler,
  removeMollieKey: removeMollieKeyHandler,
  setMollieKey: setMollieKeyHandler,
  savePaymentMethod: savePaymentMethodHandler,
  moveShippingMethod: moveShippingMethodHandler,
  restoreShippingMethod: restoreShippingMethodHandler,
  saveShippingMethod: saveShippingMethodHandler,
} satisfies Partial<Handlers>;
