import type { FieldErrors } from '@etalage/api-contract/client';
import { flagText, isOn, shownOf } from '@etalage/shop-domain';
import type { Cart } from '@etalage/shop-domain/schema';
import { useText } from '@etalage/ui-kit';
import { useRef, useState, type RefObject } from 'react';
import { announceCart } from '../../shop/cart/announce-cart.ts';
import { cartSessionStore } from '../../shop/cart/cart-session.ts';
import { rememberOrder } from '../../shop/open-order/remember-order.ts';
import { messagesOf, withoutField } from '../../shop/errors/messages-of.ts';
import { checkedMethods } from './checked-methods.ts';
import { customerOf, type CustomerField } from './customer-record.ts';
import { createDraftSaver, type DraftSaver } from './draft-saver.ts';
import { useCheckoutCalls, type MethodKind } from './use-checkout-calls.ts';

interface CheckoutStart {
  cart: Cart;
  thankyouPath: string;
  errors: FieldErrors;
}

/** The background work of the checkout: saving what is typed, choosing methods, making the order. */
export function useCheckout(form: RefObject<HTMLFormElement | null>, start: CheckoutStart) {
  const t = useText();
  const { cart, saveDetails, choose, createOrder, show } = useCheckoutCalls(start.cart);
  const [errors, setErrors] = useState(start.errors);
  const [refusals, setRefusals] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  const readForm = (): FormData => new FormData(form.current ?? undefined);

  // Created at the first use; its dependencies stay the same during the life of the page.
  const stored = useRef<DraftSaver>(null);
  const saver = (): DraftSaver => (stored.current ??= createDraftSaver(() => saveDetails(readForm())));
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
    // What is on the screen at the press; saving what was typed may still change the amounts.
    const shown = { ...shownOf(cart), ...checkedMethods(readForm()) };
    const isSaved = (await saver().flush()) && (await choosing.current);
    if (!isSaved) return refuse({ general: [t('webshop_checkout_save_failed')] });
    const typed = readForm();
    const agreement = flagText(isOn(typed.get('agreement')));
    const reply = await createOrder(agreement, shown);
    if (!reply.ok) return refuse(messagesOf(reply, t));
    cartSessionStore().clear();
    announceCart(0);
    const { payment, order: made } = reply.data;
    rememberOrder({ session: made.session, email: customerOf(typed).invoice_email.trim() });
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
    show,
    /** Saves what was typed, and waits for the choice of a method. */
    settle: async () => {
      await saver().flush();
      await choosing.current;
    },
    change: (field: CustomerField) => saver().change(field),
    select(kind: MethodKind, id: string) {
      choosing.current = choosing.current.then(() => saver().flush()).then(() => choose(kind, id));
    },
    order,
  };
}
