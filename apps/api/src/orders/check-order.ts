import { checkCustomer } from '@etalage/shop-domain';
import { ApiError, type FieldMessages, type Message } from '../calls/api-error.ts';
import type { LoadedCart } from '../shoppingcart/cart.service.ts';
import { excludedPaymentKey } from '../shoppingcart/excluded-payment.ts';

/** What a press of the order button brought. */
interface Press {
  readonly hasAgreed: boolean;
  /** What differs from what the checkout showed; empty if nothing does. */
  readonly changes: readonly Message[];
}

/**
 * Checks whether a locked cart can be ordered as it was shown; throws with messages per field (CHK-12, CHK-26), and with
 * the cart if it cannot be ordered as it is or was shown otherwise.
 */
export function checkOrder(loaded: LoadedCart, { hasAgreed, changes }: Press): void {
  const { reply, priced, settings } = loaded;
  const isEmpty = priced.lines.length === 0;
  if (isEmpty && changes.length === 0) {
    throw new ApiError('validation_failed', { general: [{ key: 'order_error_cart_empty' }] });
  }
  const gone = unavailable(loaded);
  const fields: Record<string, readonly Message[]> = isEmpty
    ? {}
    : {
        ...checkCustomer(priced.customer, {
          isQuoteOnly: reply.shoppingcart.products.length === 0,
          agreementUrl: settings.agreementUrl,
          hasAgreed,
          countries: Object.keys(reply.countries),
        }),
        ...checkMethods(loaded),
      };
  if (gone.length > 0) {
    throw new ApiError('product_unavailable', { ...fields, general: [...gone, ...changes] }, { cart: reply });
  }
  if (changes.length > 0) {
    const general = [...changes, { key: 'order_change_again' }];
    throw new ApiError('cart_changed', { ...fields, general }, { cart: reply });
  }
  if (Object.keys(fields).length > 0) throw new ApiError('validation_failed', fields);
}

function unavailable({ priced }: LoadedCart): Message[] {
  return priced.lines
    .filter(({ problem }) => problem === 'product_unavailable')
    .map(({ line, product }) => ({
      key: 'order_error_product',
      values: { title: product?.title ?? line.title },
    }));
}

/** Direct lines need a shipping and a payment method; a method is not required if the shop offers none. */
function checkMethods({ cart, priced, parts, reply }: LoadedCart): FieldMessages {
  if (reply.shoppingcart.products.length === 0) return {};
  const goods = priced.lines.some(({ line, isService }) => line.type === 'checkout' && !isService);
  const isUndelivered = goods && parts.shippingMethods.length > 0 && !priced.shipping.selected;
  const { offered, excluded, selected } = priced.payment;
  const isUnpaid = priced.totals.payable > 0 && offered.length + excluded.length > 0 && selected === '';
  const isExcluded = offered.length === 0 || excluded.some(({ id }) => id === cart.payment_method_id);
  const unpaid = isExcluded
    ? excludedPaymentKey(excluded, cart.payment_method_id)
    : 'order_error_payment_method';
  return {
    ...(isUndelivered && { shipping_method: [{ key: 'order_error_shipping_method' }] }),
    ...(isUnpaid && { payment_method: [{ key: unpaid }] }),
  };
}
