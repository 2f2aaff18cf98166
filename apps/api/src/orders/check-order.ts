import { checkCustomer } from '@etalage/shop-domain';
import { ApiError, type FieldMessages, type Message } from '../calls/api-error.ts';
import type { LoadedCart } from '../shoppingcart/cart.service.ts';
import type { LineProblem } from '../shoppingcart/price-line.ts';

/** Checks whether a locked cart can be ordered; throws with messages per field (CHK-12, CHK-26), or for its lines. */
export function checkOrder(loaded: LoadedCart, hasAgreed: boolean): void {
  const { reply, priced, settings } = loaded;
  if (priced.lines.length === 0) {
    throw new ApiError('validation_failed', { general: [{ key: 'order_error_cart_empty' }] });
  }
  refuseLines(loaded, 'product_unavailable', 'order_error_product');
  const fields: Record<string, readonly Message[]> = {
    ...checkCustomer(priced.customer, {
      isQuoteOnly: reply.shoppingcart.products.length === 0,
      agreementUrl: settings.agreementUrl,
      hasAgreed,
      countries: Object.keys(reply.countries),
    }),
    ...checkMethods(loaded),
  };
  if (Object.keys(fields).length > 0) throw new ApiError('validation_failed', fields);
  refuseLines(loaded, 'price_changed', 'order_error_price');
}

function refuseLines(
  { priced }: LoadedCart,
  problem: LineProblem & ('product_unavailable' | 'price_changed'),
  key: string,
): void {
  const general = priced.lines
    .filter((line) => line.problem === problem)
    .map(({ line, product }) => ({ key, values: { title: product?.title ?? line.title } }));
  if (general.length > 0) throw new ApiError(problem, { general });
}

/** Direct lines need a shipping and a payment method; a method is not required if the shop offers none. */
function checkMethods({ priced, parts, reply }: LoadedCart): FieldMessages {
  if (reply.shoppingcart.products.length === 0) return {};
  const goods = priced.lines.some(({ line, isService }) => line.type === 'checkout' && !isService);
  const isUndelivered = goods && parts.shippingMethods.length > 0 && !priced.shipping.selected;
  const isUnpaid =
    priced.totals.payable > 0 && priced.payment.offered.length > 0 && priced.payment.selected === '';
  return {
    ...(isUndelivered && { shipping_method: [{ key: 'order_error_shipping_method' }] }),
    ...(isUnpaid && { payment_method: [{ key: 'order_error_payment_method' }] }),
  };
}
