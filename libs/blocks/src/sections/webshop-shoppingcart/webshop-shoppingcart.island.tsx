import type { FieldErrors } from '@etalage/api-contract/client';
import { useText } from '@etalage/ui-kit';
import { useState, type FormEvent, type ReactNode } from 'react';
import { DiscountForm } from '../../shop/discount/discount-form.tsx';
import { ErrorBox } from '../../shop/errors/error-box.tsx';
import { SpinnerButton } from '../../shop/controls/spinner-button.tsx';
import { TotalsList } from '../../shop/lines/totals-list.tsx';
import { CartParts } from './cart-parts.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { Toasts } from './toasts.tsx';
import { useCartLines, type CartLines } from './use-cart-lines.ts';
import * as purchasePage from '../../shop/lines/purchase-page.css.ts';
import * as styles from './webshop-shoppingcart.css.ts';

export interface CartProps {
  cart: CartLines;
  isReverseCharged: boolean;
  isSmallBusiness: boolean;
  checkoutPath: string;
  /** The messages of a returned form, by line id. */
  errors: FieldErrors;
  /** The refused discount code of a returned form. */
  typedCode: string;
}

/** Both halves of the cart with their summary; quantities are saved automatically. */
export function Cart({ cart, checkoutPath, errors, typedCode, ...vat }: CartProps) {
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
        <CartParts shoppingcart={shoppingcart} quote={quote} changes={changes} />
      </div>
      <Summary cart={{ shoppingcart, quote, shipment }} {...vat}>
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

interface SummaryProps extends Pick<CartProps, 'cart' | 'isReverseCharged' | 'isSmallBusiness'> {
  /** The way on. */
  children: ReactNode;
}

/** The totals of the direct lines, or of the quote lines if there are no others. */
function Summary({ cart: { shoppingcart, quote, shipment }, children, ...vat }: SummaryProps) {
  const t = useText();
  const hasDirect = shoppingcart.products.length > 0;
  const hasQuote = quote.products.length > 0;
  return (
    <aside className={purchasePage.summary} aria-label={t('webshop_summary_heading')}>
      <h2 className={styles.summaryHeading}>{t('webshop_summary_heading')}</h2>
      <TotalsList part={hasDirect ? shoppingcart : quote} shipment={shipment} {...vat} />
      {hasQuote && (
        <p className={purchasePage.note}>
          {t(hasDirect ? 'webshop_summary_quote_free' : 'webshop_summary_quote_only')}
        </p>
      )}
      {children}
    </aside>
  );
}
