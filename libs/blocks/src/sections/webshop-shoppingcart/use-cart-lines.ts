import {
  decodeReply,
  failureCode,
  visitorCalls,
  postEndpoint,
  type CallFailure,
} from '@etalage/api-contract/client';
import type { Cart } from '@etalage/shop-domain/schema';
import { useText } from '@etalage/ui-kit';
import { useRef, useState } from 'react';
import { useClient } from '../../runtime/island-root.tsx';
import { announceCart } from '../../shop/cart/announce-cart.ts';
import { allMessages, messagesOf } from '../../shop/errors/messages-of.ts';
import { createQuantitySaver, type QuantitySaver } from './quantity-saver.ts';
import type { Toast } from './toasts.tsx';

/** The part of a cart that line changes answer with. */
export type CartLines = Pick<Cart, 'shoppingcart' | 'quote' | 'shipment'>;

/**
 * The lines of a cart with their changes: saved in the background, refusals as toasts (CART-10 to CART-14, MSG-03).
 */
export function useCartLines(start: CartLines) {
  const t = useText();
  const client = useClient();
  const [lines, setLines] = useState(start);
  const [toasts, setToasts] = useState<Toast[]>([]);
  const [refusals, setRefusals] = useState(0);
  const { session } = start.shoppingcart;

  const show = (changed: CartLines): void => {
    setLines({ shoppingcart: changed.shoppingcart, quote: changed.quote, shipment: changed.shipment });
    announceCart(changed.shoppingcart.total_quantity + changed.quote.total_quantity);
  };
  const refuse = (failure: CallFailure): void => {
    const messages = allMessages(messagesOf(failure, t));
    setToasts((before) => [
      ...before,
      ...messages.map((message, at) => ({ id: Date.now() + at / 100, message })),
    ]);
    setRefusals((before) => before + 1);
  };
  /** Draws the cart as it is on the server; another tab changed it. */
  const refresh = async (): Promise<void> => {
    const reply = await postEndpoint(client, visitorCalls.getCart, { shoppingcart_session: session });
    const read = decodeReply(reply);
    if (read.ok) show(read.data);
  };
  const save = async (lineId: string, quantity: number): Promise<void> => {
    const reply = await postEndpoint(client, visitorCalls.updateQuantity, {
      shoppingcart_session: session,
      cart_product_id: lineId,
      quantity,
    });
    const changed = decodeReply(reply);
    if (changed.ok) return show(changed.data);
    if (failureCode(changed) === 'not_found') await refresh();
    refuse(changed);
  };
  // Created at the first use; its dependencies stay the same during the life of the page.
  const saverRef = useRef<QuantitySaver>(null);
  const saver = (): QuantitySaver => (saverRef.current ??= createQuantitySaver(save));

  const remove = async (lineId: string): Promise<void> => {
    saver().forget(lineId);
    const reply = await postEndpoint(client, visitorCalls.deleteProduct, {
      shoppingcart_session: session,
      cart_product_id: lineId,
    });
    const changed = decodeReply(reply);
    if (changed.ok) show(changed.data);
    else refuse(changed);
  };
  return {
    ...lines,
    /** Increases with each refusal: quantities then return to the server's values. */
    refusals,
    toasts,
    dismiss: (id: number) => setToasts((before) => before.filter((toast) => toast.id !== id)),
    setQuantity: (lineId: string, quantity: number) => saver().change(lineId, quantity),
    remove,
    settle: () => saver().settle(),
    show,
  };
}
