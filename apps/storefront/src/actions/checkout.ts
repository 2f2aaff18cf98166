import { flagText, isOn } from '@etalage/shop-domain';
import {
  createOrder,
  setPaymentMethod,
  setShippingMethod,
  setUserDetails,
  type Refused,
} from '@etalage/api-contract';
import { customerOf } from '@etalage/blocks/render';
import { clearedCartCookie } from '../session/cart-cookie.ts';
import { seeOther, type Action, type ActionInput } from './action.ts';
import { refusalFeedback } from './refusal.ts';

/**
 * "Gegevens opslaan en verzendmethoden bekijken": saves what was typed and shows the methods that are then available.
 */
export const setUserDetailsAction: Action = async (input) => {
  const refused = await saveDetails(input);
  if (refused) return refusalFeedback(input, 'checkout', refused);
  // A method that is not offered for the new address is not saved; that is no error.
  await saveMethods(input);
  return seeOther(`${input.path}#verzendmethode`);
};

/** Makes the order (CHK-13): everything is saved first, and it stops when something cannot be saved. */
export const createOrderAction: Action = async (input) => {
  const refused = (await saveDetails(input)) ?? (await saveMethods(input));
  if (refused) return refusalFeedback(input, 'checkout', refused);
  const reply = await input.services.callEndpoint(createOrder, {
    shoppingcart_session: input.cartSession,
    agreement: flagText(isOn(input.value('agreement'))),
  });
  if (!reply.ok) return refusalFeedback(input, 'checkout', reply);
  const { payment, order } = reply.data;
  const orderPage = `${input.shop.thankyou}?order=${encodeURIComponent(order.session)}`;
  return seeOther(payment.url || orderPage, [clearedCartCookie()]);
};

async function saveDetails({ form, services, cartSession }: ActionInput): Promise<Refused | undefined> {
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
