import type { setUserDetails } from '@etalage/api-contract';
import type { Cart } from '@etalage/shop-domain/schema';
import type { Handler } from '../calls/handler-context.ts';
import { checkCartVatNumber } from './check-cart-vat-number.ts';
import { viesKeyOf } from '../vat-numbers/vies-question.ts';
import { customerOf, sentCustomer, withPostcodes } from '../vat-numbers/cart-customer.ts';
import { changeCart } from './change-cart.ts';

/**
 * Saves customer fields as typed, postcodes as written on a label; fields that were not sent stay unchanged, so that two tabs do not overwrite each other.
 * If tax number, company flag or country changed the number to check, VIES is called after the fields are stored and
 * the lock is released.
 */
export const setUserDetailsHandler: Handler<typeof setUserDetails> = async (input, context) => {
  const session = input.shoppingcart_session;
  let isCheckNeeded = false;
  const saved = await changeCart(context, session, ({ cart, settings }) => {
    const customer = withPostcodes({ ...cart.customer, ...sentCustomer(input) }, settings.sellerCountry);
    const key = viesKeyOf(customerOf(customer, settings.sellerCountry));
    isCheckNeeded = key !== '' && key !== cart.vies_number;
    return { customer };
  });
  return replyOf(isCheckNeeded ? await checkCartVatNumber(context, session, 'when-changed') : saved.reply);
};

function replyOf({ users, vies, shipment, shoppingcart, quote, payment }: Cart) {
  return { users, vies, shipment, shoppingcart, quote, payment };
}
