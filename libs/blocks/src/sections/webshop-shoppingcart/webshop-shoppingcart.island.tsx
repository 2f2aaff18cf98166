import type { FieldErrors } from '@etalage/api-contract/client';
import { useText } from '@etalage/ui-kit';
import { useState, type FormEvent, type ReactNode } from 'react';
import type { IslandDefinition } from '../../runtime/island.tsx';
import { DiscountForm } from '../../shop/discount/discount-form.tsx';
import { discountTextKeys } from '../../shop/discount/discount-texts.ts';
import { ErrorBox } from '../../shop/errors/error-box.tsx';
import { errorTextKeys } from '../../shop/errors/messages-of.ts';
import { quantityTextKeys } from '../../shop/controls/quantity-control.tsx';
import { SpinnerButton } from '../../shop/controls/spinner-button.tsx';
import { TotalsList } from '../../shop/lines/totals-list.tsx';
import { totalsTextKeys } from '../../shop/lines/totals-rows.ts';
import { cartLineTextKeys } from './cart-line.tsx';
import { CartPart } from './cart-part.tsx';
import { EmptyCart, emptyCartTextKeys } from './empty-cart.tsx';
import { Toasts } from './toasts.tsx';
import { useCartLines, type CartLines } from './use-cart-lines.ts';
import * as purchasePage from '../../shop/lines/purchase-page.css.ts';
import * as styles from './webshop-shoppingcart.css.ts';

interface CartProps {
  cart: CartLines;
  isReverseCharged: boolean;
  checkoutPath: string;
  /** The messages of a returned form, by line id. */
  errors: FieldErrors;
  /** The refused discount code of a returned form. */
  typedCode: string;
}

/** Both halves of the cart with their summary; quantities are saved automatically. */
export function Cart({ cart, isReverseCharged, checkoutPath, errors, typedCode }: CartProps) {
  const t = useText();
  const { shoppingcart, quote, shipment, refusals, toasts, dismiss, setQuantity, remove, settle, show } =
    useCartLines(cart);
  const [isLeaving, setIsLeaving] = useState(false);
  const hasDirect = shoppingcart.products.length > 0;
  const hasQuote = quote.products.length > 0;

  const leave = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    setIsLeaving(true);
    await settle();
    location.assign(checkoutPath);
    // Going back to a page from the back/forward cache shows it in the state in which it was left.
    addEventListener('pageshow', () => setIsLeaving(false), { once: true });
  };
  const general = <ErrorBox errors={errors['general'] ? { general: errors['general'] } : {}} />;
  const messages = <Toasts toasts={toasts} onDismiss={dismiss} />;
  if (!hasDirect && !hasQuote) {
    return (
      <>
        {general}
        <EmptyCart />
        {messages}
      </>
    );
  }
  const changes = {
    errors,
    refusals,
    onQuantity: setQuantity,
    onDelete: (lineId: string) => void remove(lineId),
  };
  return (
    <div className={styles.columns}>
      <div className={styles.parts}>
        {general}
        <CartPart
          heading={t('webshop_cart_direct_heading')}
          empty={t('webshop_cart_empty_shoppingcart_text')}
          part={shoppingcart}
          {...changes}
        />
        <CartPart
          heading={t('webshop_cart_quote_heading')}
          empty={t('webshop_cart_empty_quote_text')}
          part={quote}
          {...changes}
        />
      </div>
      <Summary cart={{ shoppingcart, quote, shipment }} isReverseCharged={isReverseCharged}>
        <DiscountForm
          part={shoppingcart}
          errors={errors['discount_code'] ?? []}
          typed={typedCode}
          prepare={settle}
          onChanged={show}
        />
        <form action={checkoutPath} method="get" onSubmit={(event) => void leave(event)}>
          <SpinnerButton isBusy={isLeaving} className={styles.wide}>
            {t('webshop_cart_continue')}
          </SpinnerButton>
        </form>
      </Summary>
      {messages}
    </div>
  );
}

interface SummaryProps extends Pick<CartProps, 'cart' | 'isReverseCharged'> {
  /** The way on. */
  children: ReactNode;
}

/** The totals of the direct lines, or of the quote lines if there are no others. */
function Summary({ cart: { shoppingcart, quote, shipment }, isReverseCharged, children }: SummaryProps) {
  const t = useText();
  const hasDirect = shoppingcart.products.length > 0;
  const hasQuote = quote.products.length > 0;
  return (
    <aside className={purchasePage.summary} aria-label={t('webshop_summary_heading')}>
      <h2 className={styles.summaryHeading}>{t('webshop_summary_heading')}</h2>
      <TotalsList
        part={hasDirect ? shoppingcart : quote}
        shipment={shipment}
        isReverseCharged={isReverseCharged}
      />
      {hasQuote && (
        <p className={purchasePage.note}>
          {t(hasDirect ? 'webshop_summary_quote_free' : 'webshop_summary_quote_only')}
        </p>
      )}
      {children}
    </aside>
  );
}

export const cartIsland: IslandDefinition<CartProps> = {
  name: 'webshop-shoppingcart',
  component: Cart,
  textKeys: [
    ...errorTextKeys,
    ...quantityTextKeys,
    ...totalsTextKeys,
    ...cartLineTextKeys,
    ...emptyCartTextKeys,
    ...discountTextKeys,
    'webshop_busy',
    'webshop_toasts_label',
    'webshop_toasts_dismiss',
    'webshop_cart_direct_heading',
    'webshop_cart_quote_heading',
    'webshop_cart_empty_shoppingcart_text',
    'webshop_cart_empty_quote_text',
    'webshop_cart_continue',
    'webshop_summary_heading',
    'webshop_summary_quote_free',
    'webshop_summary_quote_only',
  ],
};
