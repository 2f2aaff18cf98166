import { flagText, isOn, NOTHING_SHOWN } from '@etalage/shop-domain';
import { shownPurchase, type ShownPurchase } from '@etalage/shop-domain/schema';
import {
  createOrder,
  setDiscountCode,
  setPaymentMethod,
  setShippingMethod,
  setUserDetails,
  type Refused,
} from '@etalage/api-contract';
import { checkedMethods, customerOf } from '@etalage/blocks/render';
import { clearedCartCookie } from '../session/cart-cookie.ts';
import { placedOrderCookie } from '../session/order-cookie.ts';
import { seeOther, type Action, type ActionInput } from './action.ts';
import { refusalFeedback } from './refusal.ts';

/**
 * "Gegevens opslaan en verzendmethoden bekijken": saves what was typed and shows the methods that are then available. It is
 * also what Enter does in any field, so that a code that was typed is applied.
 */
export const setUserDetailsAction: Action = async (input) => {
  const refused = await saveDetails(input);
  if (refused) return refusalFeedback(input, 'checkout', refused);
  // A method that is not offered for the new address is not saved; that is no error.
  await saveMethods(input);
  const discount_code = input.value('discount_code').trim();
  if (discount_code !== '') {
    const call = { shoppingcart_session: input.cartSession, discount_code };
    const reply = await input.services.callEndpoint(setDiscountCode, call);
    if (!reply.ok) return refusalFeedback(input, 'checkout', reply);
  }
  return seeOther(`${input.path}#verzendmethode`);
};

/**
 * Makes the order (CHK-13): everything is saved first, and it stops when something cannot be saved, or when the page did
 * not show what is then in the cart.
 */
export const createOrderAction: Action = async (input) => {
  const refused = (await saveDetails(input)) ?? (await saveMethods(input));
  if (refused) return refusalFeedback(input, 'checkout', refused);
  const reply = await input.services.callEndpoint(createOrder, {
    shoppingcart_session: input.cartSession,
    agreement: flagText(isOn(input.value('agreement'))),
    shown: { ...shownOn(input.value('shown')), ...checkedMethods(input.form) },
  });
  if (!reply.ok) return refusalFeedback(input, 'checkout', reply);
  const { payment, order } = reply.data;
  const orderPage = `${input.shop.thankyou}?order=${encodeURIComponent(order.session)}`;
  const email = customerOf(input.form).invoice_email.trim();
  const placed = placedOrderCookie({ session: order.session, email }, input.url.protocol === 'https:');
  return seeOther(payment.url || orderPage, [clearedCartCookie(), placed]);
};

/** What the page of this form showed; a page that does not say it counts as one that showed nothing. */
function shownOn(sent: string): ShownPurchase {
  try {
    return shownPurchase.catch(NOTHING_SHOWN).parse(JSON.parse(sent));
  } catch {
    return NOTHING_SHOWN;
  }
}

/** Saves what was typed in a checkout. */
export async function saveDetails({
  form,
  services,
  cartSession,
}: ActionInput): Promise<Refused | undefined> {
  const reply = await services.callEndpoint(setUserDetails, {
    shoppingcart_session: cartSession,
    ...customerOf(form),
  });
  return reply.ok ? undefined : reply;
}

async function saveMethods({ value, services, cartSession }: ActionInput): Promise<Refused | undefined> {
  const shipping_method = value('shipping_method');
  const payment_method = value('payment_method');
  const replies = [
    shipping_method !== '' &&
      (await services.callEndpoint(setShippingMethod, {
        shoppingcart_session: cartSession,
        shipping_method,
      })),
    payment_method !== '' &&
      (await services.callEndpoint(setPaymentMethod, { shoppingcart_session: cartSession, payment_method })),
  ];
  for (const reply of replies) if (reply && !reply.ok) return reply;
  return undefined;
}
