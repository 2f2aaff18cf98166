import { priceWithOptions } from '@etalage/shop-domain';
import { useText } from '@etalage/ui-kit';
import { useMemo, useRef } from 'react';
import { OptionList } from './option-list.tsx';
import { LivePrice, PriceReasons } from './live-price.tsx';
import { PanelActions } from './panel-actions.tsx';
import { unpackVariants } from './packed-variants.ts';
import type { PanelProduct } from './panel-product.ts';
import * as styles from './addtocart.css.ts';
import { TypeToggle } from './type-toggle.tsx';
import { hasTypeChoice, useAddToCart, type AddToCartStart } from './use-add-to-cart.ts';
import { useVariant } from './use-variant.ts';

export interface AddToCartProps extends AddToCartStart {
  cartPath: string;
  /** The variants of the product, which itself comes without (`packVariants`). */
  packed: string;
  showPrice: boolean;
  showOptions: boolean;
  /** Replaces the text of the button; empty keeps it. */
  label: string;
}

/** Options, live price, quantity and the add button of one product; the same form posts without JavaScript. */
export function AddToCart(props: AddToCartProps) {
  const { values } = props;
  const { product, knownSoldOut } = useMemo(() => unpacked(props), [props]);
  const form = useRef<HTMLFormElement>(null);
  const { selection, type, setType, outcome, isBusy, change, add } = useAddToCart(form, {
    ...props,
    product,
  });
  const price = useMemo(() => priceWithOptions(product, selection), [product, selection]);
  const { variant, soldOut, isSoldOut } = useVariant(form, product, selection, knownSoldOut);
  const isPriceShown = props.showPrice && !product.hide_price;

  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      noValidate
      onChange={change}
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <input type="hidden" name="product_id" value={product.id} />
      {isPriceShown && <LivePrice product={product} price={price} selection={selection} />}
      <VariantNumber number={variant?.article_number ?? ''} />
      {props.showOptions && (
        <OptionList
          product={product}
          price={price}
          selection={selection}
          soldOut={soldOut}
          errors={outcome.errors}
          isPriceShown={isPriceShown}
        />
      )}
      {isPriceShown && <PriceReasons product={product} reasons={price.reasons} />}
      {hasTypeChoice(product) ? (
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
        isSoldOut={isSoldOut && type === 'checkout'}
        canCompute={isPriceShown && product.options.some(isComputed)}
        errors={outcome.errors}
        message={outcome.message}
      />
    </form>
  );
}

function VariantNumber({ number }: { number: string }) {
  const t = useText();
  if (number === '') return null;
  return <p className={styles.number}>{t('webshop_product_article_number', { number })}</p>;
}

function unpacked({ product, packed }: AddToCartProps) {
  const { variants, soldOut } = unpackVariants(product, packed);
  return { product: { ...product, variants }, knownSoldOut: soldOut };
}

/** Whether a change of an option can change the price; a typed text never does. */
function isComputed({ layout }: PanelProduct['options'][number]): boolean {
  return layout !== 'text' && layout !== 'textarea';
}
