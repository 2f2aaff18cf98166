import { visitorCalls, postEndpoint, type FieldErrors } from '@etalage/api-contract/client';
import { priceWithOptions, type CartType } from '@etalage/shop-domain';
import type { TextKey } from '@etalage/texts';
import { useText } from '@etalage/ui-kit';
import { useEffect, useMemo, useRef, useState, type FormEvent } from 'react';
import { useClient } from '../../runtime/island-root.tsx';
import type { IslandDefinition } from '../../runtime/island.tsx';
import { addWithSession } from '../../shop/cart/add-with-session.ts';
import { announceCart } from '../../shop/cart/announce-cart.ts';
import { cartSessionStore } from '../../shop/cart/cart-session.ts';
import { focusFirstInvalid } from '../../shop/errors/first-error.ts';
import { errorTextKeys, messagesOf, withoutField } from '../../shop/errors/messages-of.ts';
import { quantityTextKeys } from '../../shop/controls/quantity-control.tsx';
import { optionTextKeys } from './option-field.tsx';
import { OptionList } from './option-list.tsx';
import { LivePrice, PriceReasons, priceTextKeys } from './live-price.tsx';
import { PanelActions, panelActionTextKeys } from './panel-actions.tsx';
import { readSelection, startSelection, type PanelProduct } from './panel-product.ts';
import * as styles from './addtocart.css.ts';
import { TypeToggle, typeTextKeys } from './type-toggle.tsx';

interface AddToCartProps {
  product: PanelProduct;
  cartPath: string;
  showPrice: boolean;
  showOptions: boolean;
  /** Replaces the text of the button; empty keeps it. */
  label: string;
  /** The values and messages of a form that was returned by the server without JavaScript. */
  values: Record<string, string>;
  errors: FieldErrors;
  message: string;
}

const successKeys = {
  checkout: 'webshop_single_checkout_addtocart_added',
  quote: 'webshop_single_quote_addtocart_added',
} as const satisfies Record<CartType, TextKey>;

/** Options, live price, quantity and the add button of one product; the same form posts without JavaScript. */
export function AddToCart(props: AddToCartProps) {
  const { product, values } = props;
  const t = useText();
  const client = useClient();
  const form = useRef<HTMLFormElement>(null);
  const [selection, setSelection] = useState(() => startSelection(product.options, values));
  const [type, setType] = useState<CartType>(() => startType(product, values));
  const [outcome, setOutcome] = useState({ errors: props.errors, message: props.message, refusals: 0 });
  const [isBusy, setIsBusy] = useState(false);
  const price = useMemo(() => priceWithOptions(product, selection), [product, selection]);
  const isPriceShown = props.showPrice && !product.hide_price;
  const hasToggle = product.enable_checkout && product.enable_quote;

  const readForm = (): FormData => new FormData(form.current ?? undefined);
  const changed = ({ target }: FormEvent<HTMLFormElement>): void => {
    const { name } = target as HTMLInputElement;
    setOutcome((before) => ({ ...before, errors: withoutField(before.errors, name) }));
    const typed = readForm();
    setSelection(readSelection(product.options, (name) => textOf(typed, name)));
    if (hasToggle) setType(textOf(typed, 'type') === 'quote' ? 'quote' : 'checkout');
  };

  const add = async (): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    setOutcome((before) => ({ ...before, errors: {}, message: '' }));
    const typed = readForm();
    const request = {
      type,
      product_id: product.id,
      quantity: Number(textOf(typed, 'quantity') || product.quantity_min),
      options: readSelection(product.options, (name) => textOf(typed, name)),
      idempotency_key: `${Date.now()}-${Math.random()}`,
    };
    const result = await addWithSession(cartSessionStore(), {
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
  }, [outcome.refusals]);

  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      noValidate
      onChange={changed}
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <input type="hidden" name="product_id" value={product.id} />
      {isPriceShown && <LivePrice product={product} price={price} selection={selection} />}
      {props.showOptions && (
        <OptionList
          product={product}
          price={price}
          selection={selection}
          errors={outcome.errors}
          isPriceShown={isPriceShown}
        />
      )}
      {isPriceShown && product.options.length > 0 && <PriceReasons reasons={price.reasons} />}
      {hasToggle ? (
        <TypeToggle value={type} onChange={setType} />
      ) : (
        <input type="hidden" name="type" value={type} />
      )}
      <PanelActions
        product={product}
        quantity={values['quantity'] ?? String(product.quantity_min)}
        type={type}
        label={props.label}
        cartPath={props.cartPath}
        isBusy={isBusy}
        canCompute={
          isPriceShown && product.options.some(({ layout }) => layout !== 'text' && layout !== 'textarea')
        }
        errors={outcome.errors}
        message={outcome.message}
      />
    </form>
  );
}

function startType(product: PanelProduct, values: Record<string, string>): CartType {
  if (!product.enable_checkout) return 'quote';
  return product.enable_quote && values['type'] === 'quote' ? 'quote' : 'checkout';
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

export const addToCartIsland: IslandDefinition<AddToCartProps> = {
  name: 'addtocart',
  component: AddToCart,
  textKeys: [
    ...errorTextKeys,
    ...optionTextKeys,
    ...priceTextKeys,
    ...quantityTextKeys,
    ...typeTextKeys,
    ...panelActionTextKeys,
    ...Object.values(successKeys),
  ],
};
