import type { setDiscountCode } from '@etalage/api-contract';
import { type DiscountProblem, normaliseCode } from '@etalage/shop-domain';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { updateCart } from './cart.repository.ts';
import { type LoadedCart, openCart, priceOpenCart } from './cart.service.ts';

/** What this visitor can change nothing about; with the others the code is kept, and the cart says what is missing. */
const refused: ReadonlySet<DiscountProblem | ''> = new Set([
  'not_started',
  'ended',
  'used_up',
  'other_customer',
  'customer_used_up',
]);

/** Sets or takes away the discount code of a cart, under its lock; setting the same one again changes nothing. */
export const setDiscountCodeHandler: Handler<typeof setDiscountCode> = async (input, context) => {
  const { write, websiteId, now } = context;
  const discount_code = normaliseCode(input.discount_code);
  const { reply } = await write(async (tx) => {
    const open = await openCart(tx, websiteId, input.shoppingcart_session, { lock: true, now: now() });
    // A cart with a code is kept as long as one with lines.
    await updateCart(tx, open.cart, { discount_code }, { now: now(), hasLines: true });
    const loaded = await priceOpenCart(tx, { ...open, cart: { ...open.cart, discount_code } });
    refuseUnusable(loaded, discount_code);
    return loaded;
  });
  const { shipment, shoppingcart, quote, vies, payment } = reply;
  return { shipment, shoppingcart, quote, vies, payment };
};

/** Throws `validation_failed`, which undoes the change. A code that is off or deleted is not told from an unknown one. */
function refuseUnusable({ parts, reply }: LoadedCart, code: string): void {
  if (code === '') return;
  const rule = parts.discounts.rules.find((one) => one.code === code);
  const problem = reply.shoppingcart.discount_code?.problem ?? '';
  const key =
    !rule || !rule.is_active
      ? 'webshop_discount_unknown'
      : refused.has(problem)
        ? (`webshop_discount_problem_${problem}` as const)
        : '';
  if (key !== '') throw new ApiError('validation_failed', { discount_code: [{ key }] });
}
