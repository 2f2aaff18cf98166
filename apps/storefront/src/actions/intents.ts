import type { Action } from './action.ts';
import { addToCartAction } from './add-to-cart.ts';
import { deleteProductAction, updateQuantityAction } from './cart-lines.ts';
import { createOrderAction, setUserDetailsAction } from './checkout.ts';
import { applyDiscountAction, removeDiscountAction } from './discount-code.ts';
import { filterAction } from './filter.ts';
import { createTransactionAction, getOrderAction, restoreOrderAction } from './order.ts';
import { pagePassword } from './page-password.ts';
import { priceAction } from './price.ts';
import { acceptQuoteAction, askAboutQuoteAction, getOfferFileAction } from './quote.ts';
import { submitFormAction } from './submit-form.ts';
import { chooseWithdrawalAction, confirmWithdrawalAction, findWithdrawalAction } from './withdrawal.ts';

/**
 * The actions of forms without JavaScript, by the value of the hidden field `intent`. Search is a GET and needs none.
 * Each action calls the endpoint of the same name.
 */
export const intents: Record<string, Action> = {
  'accept-quote': acceptQuoteAction,
  'add-to-cart': addToCartAction,
  'apply-discount': applyDiscountAction,
  'ask-about-quote': askAboutQuoteAction,
  'choose-withdrawal': chooseWithdrawalAction,
  'confirm-withdrawal': confirmWithdrawalAction,
  'create-order': createOrderAction,
  'create-transaction': createTransactionAction,
  'delete-product': deleteProductAction,
  filter: filterAction,
  'find-withdrawal': findWithdrawalAction,
  'get-offer-file': getOfferFileAction,
  'get-order': getOrderAction,
  'page-password': pagePassword,
  price: priceAction,
  'remove-discount': removeDiscountAction,
  'restore-order': restoreOrderAction,
  'set-user-details': setUserDetailsAction,
  'submit-form': submitFormAction,
  'update-quantity': updateQuantityAction,
};
