import { flagText, isOn } from '@etalage/shop-domain';
import {
  decodeReply,
  failureCode,
  postEndpoint,
  visitorCalls,
  type FieldErrors,
} from '@etalage/api-contract/client';
import type { Cart } from '@etalage/shop-domain/schema';
import { useText } from '@etalage/ui-kit';
import { useRef, useState, type RefObject } from 'react';
import { useClient } from '../../runtime/island-root.tsx';
import { announceCart } from '../../shop/announce-cart.ts';
import { cartSessionStore } from '../../shop/cart-session.ts';
import { messagesOf, withoutField } from '../../shop/messages-of.ts';
import { customerOf, type CustomerField } from './customer-record.ts';
import { createDraftSaver, type DraftSaver } from './draft-saver.ts';

interface CheckoutStart {
  cart: Cart;
  thankyouPath: string;
  errors: FieldErrors;
}

/** The background work of the checkout: saving what is typed, choosing methods, making the order. */
export function useCheckout(form: RefObject<HTMLFormElement | null>, start: CheckoutStart) {
  const t = useText();
  const client = useClient();
  const [cart, setCart] = useState(start.cart);
  const [errors, setErrors] = useState(start.errors);
  const [refusals, setRefusals] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  const shoppingcart_session = start.cart.shoppingcart.session;
  const readForm = (): FormData => new FormData(form.current ?? undefined);

  // Failures are only logged; the page does not change (CHK-25).
  const saveDetails = async (): Promise<boolean> => {
    const record = customerOf(readForm());
    const reply = await postEndpoint(client, visitorCalls.setUserDetails, {
      shoppingcart_session,
      ...record,
    });
    const saved = decodeReply(reply);
    if (saved.ok) setCart((before) => ({ ...before, ...saved.data }));
    else console.error('add/user-details failed', failureCode(saved));
    return saved.ok;
  };
  const refresh = async (): Promise<void> => {
    const reply = await postEndpoint(client, visitorCalls.getCart, { shoppingcart_session });
    const read = decodeReply(reply);
    if (read.ok) setCart(read.data);
  };
  const choose = async (kind: 'shipping' | 'payment', id: string): Promise<boolean> => {
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

  // Created at the first use; its dependencies stay the same during the life of the page.
  const kept = useRef<DraftSaver>(null);
  const saver = (): DraftSaver => (kept.current ??= createDraftSaver(saveDetails));
  const choosing = useRef<Promise<boolean>>(Promise.resolve(true));

  const refuse = (refused: FieldErrors): void => {
    setErrors(refused);
    setRefusals((before) => before + 1);
    setIsBusy(false);
  };
  const order = async (): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    setErrors({});
    const isSaved = (await saver().flush()) && (await choosing.current);
    if (!isSaved) return refuse({ general: [t('webshop_checkout_save_failed')] });
    const agreement = flagText(isOn(readForm().get('agreement')));
    const reply = await postEndpoint(client, visitorCalls.createOrder, {
      shoppingcart_session,
      agreement,
    });
    if (!reply.ok) return refuse(messagesOf(reply, t));
    cartSessionStore().clear();
    announceCart(0);
    const { payment, order: made } = reply.data;
    location.assign(payment.url || `${start.thankyouPath}?order=${encodeURIComponent(made.session)}`);
  };
  return {
    cart,
    errors,
    /** Number of refused orders so far. */
    refusals,
    isBusy,
    /** A field was changed: its messages no longer apply. */
    forget: (field: string) => setErrors((before) => withoutField(before, field)),
    change: (field: CustomerField) => saver().change(field),
    select(kind: 'shipping' | 'payment', id: string) {
      choosing.current = choosing.current.then(() => saver().flush()).then(() => choose(kind, id));
    },
    order,
  };
}
