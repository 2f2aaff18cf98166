import { postEndpoint, visitorCalls, type FieldErrors } from '@etalage/api-contract/client';
import type { CartType } from '@etalage/shop-domain';
import type { TextKey } from '@etalage/texts';
import { useText } from '@etalage/ui-kit';
import { useEffect, useState, type FormEvent, type RefObject } from 'react';
import { useClient } from '../../runtime/island-root.tsx';
import { addWithSession, type Added } from '../../shop/cart/add-with-session.ts';
import { announceCart } from '../../shop/cart/announce-cart.ts';
import { cartSessionStore } from '../../shop/cart/cart-session.ts';
import { focusFirstInvalid } from '../../shop/errors/first-error.ts';
import { messagesOf, withoutField } from '../../shop/errors/messages-of.ts';
import { readSelection, startSelection, type PanelProduct } from './panel-product.ts';

/** The product, and the values and messages of a form that the server returned without JavaScript. */
export interface AddToCartStart {
  product: PanelProduct;
  values: Record<string, string>;
  errors: FieldErrors;
  message: string;
}

const successKeys = {
  checkout: 'webshop_single_checkout_addtocart_added',
  quote: 'webshop_single_quote_addtocart_added',
} as const satisfies Record<CartType, TextKey>;

export const addedTextKeys: readonly TextKey[] = Object.values(successKeys);

/** Whether the visitor chooses between ordering the product and requesting a quote for it. */
export function hasTypeChoice({ enable_checkout, enable_quote }: PanelProduct): boolean {
  return enable_checkout && enable_quote;
}

/** The state of the form that adds one product to the cart, and the calls that it makes. */
export function useAddToCart(form: RefObject<HTMLFormElement | null>, start: AddToCartStart) {
  const { product } = start;
  const t = useText();
  const addTyped = useAddCall(product);
  const [selection, setSelection] = useState(() => startSelection(product.options, start.values));
  const [type, setType] = useState<CartType>(() => startType(product, start.values));
  const [outcome, setOutcome] = useState({ errors: start.errors, message: start.message, refusals: 0 });
  const [isBusy, setIsBusy] = useState(false);

  const readForm = (): FormData => new FormData(form.current ?? undefined);
  const change = ({ target }: FormEvent<HTMLFormElement>): void => {
    const { name } = target as HTMLInputElement;
    setOutcome((before) => ({ ...before, errors: withoutField(before.errors, name) }));
    const typed = readForm();
    setSelection(selectionOf(product, typed));
    if (hasTypeChoice(product)) setType(textOf(typed, 'type') === 'quote' ? 'quote' : 'checkout');
  };

  const add = async (): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    setOutcome((before) => ({ ...before, errors: {}, message: '' }));
    const result = await addTyped(type, readForm());
    setIsBusy(false);
    if (result.ok) {
      announceCart(result.total_quantity);
      setOutcome((before) => ({ ...before, message: t(successKeys[type]) }));
    } else {
      const errors = messagesOf(result, t);
      setOutcome(({ refusals }) => ({ errors, message: '', refusals: refusals + 1 }));
    }
  };
  useEffect(() => {
    if (outcome.refusals > 0) focusFirstInvalid(form.current);
  }, [form, outcome.refusals]);
  return { selection, type, setType, outcome, isBusy, change, add };
}

/** Adds what was typed to the visitor's cart; creates the cart if there is none yet. */
function useAddCall(product: PanelProduct) {
  const client = useClient();
  return (type: CartType, typed: FormData): Promise<Added> => {
    const request = {
      type,
      product_id: product.id,
      quantity: Number(textOf(typed, 'quantity') || product.quantity_min),
      options: selectionOf(product, typed),
      idempotency_key: `${Date.now()}-${Math.random()}`,
    };
    return addWithSession(cartSessionStore(), {
      create: async () => {
        const made = await postEndpoint(client, visitorCalls.createCart, {});
        return made.ok ? { ok: true, session: made.data.shoppingcart.session } : made;
      },
      add: async (shoppingcart_session) => {
        const added = await postEndpoint(client, visitorCalls.addToCart, {
          ...request,
          shoppingcart_session,
        });
        return added.ok ? { ok: true, total_quantity: added.data.shoppingcart.total_quantity } : added;
      },
    });
  };
}

function selectionOf(product: PanelProduct, typed: FormData) {
  return readSelection(product.options, (name) => textOf(typed, name));
}

function startType(product: PanelProduct, values: Record<string, string>): CartType {
  if (!product.enable_checkout) return 'quote';
  return product.enable_quote && values['type'] === 'quote' ? 'quote' : 'checkout';
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
