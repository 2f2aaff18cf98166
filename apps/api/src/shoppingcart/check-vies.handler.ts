import type { checkVies } from '@etalage/api-contract';
import type { Handler } from '../calls/handler-context.ts';
import { checkCartVatNumber } from './check-cart-vat-number.ts';

/** Checks the cart's VAT number again; an unavailable service is an outcome, not an error. */
export const checkViesHandler: Handler<typeof checkVies> = async (input, context) => {
  const { vies } = await checkCartVatNumber(context, input.shoppingcart_session, 'requested');
  return { vies };
};
