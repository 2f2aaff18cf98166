import { cartOf, decodeReply, failureCode, postEndpoint, visitorCalls } from '@etalage/api-contract/client';
import type { Cart, ShownPurchase } from '@etalage/shop-domain/schema';
import { useState } from 'react';
import { useClient } from '../../runtime/island-root.tsx';
import { announceCart } from '../../shop/cart/announce-cart.ts';
import { customerOf } from './customer-record.ts';

export type MethodKind = 'shipping' | 'payment';

/**
 * The calls of the checkout and the cart as the last of them returned it. A failed call that saves or chooses returns
 * false and is only logged; the page does not change (CHK-25).
 */
export function useCheckoutCalls(startCart: Cart) {
  const client = useClient();
  const [cart, setCart] = useState(startCart);
  const shoppingcart_session = startCart.shoppingcart.session;

  const show = (changed: Partial<Cart>): void => setCart((before) => ({ ...before, ...changed }));
  const saveDetails = async (typed: FormData): Promise<boolean> => {
    const record = customerOf(typed);
    const reply = await postEndpoint(client, visitorCalls.setUserDetails, {
      shoppingcart_session,
      ...record,
    });
    const saved = decodeReply(reply);
    if (saved.ok) show(saved.data);
    else console.error('add/user-details failed', failureCode(saved));
    return saved.ok;
  };
  const refresh = async (): Promise<void> => {
    const reply = await postEndpoint(client, visitorCalls.getCart, { shoppingcart_session });
    const read = decodeReply(reply);
    if (read.ok) setCart(read.data);
  };
  const choose = async (kind: MethodKind, id: string): Promise<boolean> => {
    const reply =
      kind === 'shipping'
        ? await postEndpoint(client, visitorCalls.setShippingMethod, {
            shoppingcart_session,
            shipping_method: id,
          })
        : await postEndpoint(client, visitorCalls.setPaymentMethod, {
            shoppingcart_session,
            payment_method: id,
          });
    if (reply.ok) await refresh();
    else console.error(`add/${kind}-method failed`, failureCode(reply));
    return reply.ok;
  };
  const createOrder = async (agreement: '0' | '1', shown: ShownPurchase) => {
    const reply = await postEndpoint(client, visitorCalls.createOrder, {
      shoppingcart_session,
      agreement,
      shown,
    });
    const fresh = reply.ok ? undefined : cartOf(reply);
    if (fresh) {
      setCart(fresh);
      announceCart(fresh.shoppingcart.total_quantity + fresh.quote.total_quantity);
    }
    return reply;
  };
  return { cart, saveDetails, choose, createOrder, show };
}
