import type { FieldErrors } from '@etalage/api-contract/client';
import type { Cart } from '@etalage/shop-domain/schema';
import { ErrorList, useText } from '@etalage/ui-kit';
import type { ReactNode } from 'react';
import { ErrorBox } from '../../shop/errors/error-box.tsx';
import { OrderLines } from '../../shop/lines/order-lines.tsx';
import { SpinnerButton } from '../../shop/controls/spinner-button.tsx';
import { TotalsList } from '../../shop/lines/totals-list.tsx';
import { orderTexts } from './order-texts.ts';
import * as purchasePage from '../../shop/lines/purchase-page.css.ts';
import * as styles from './webshop-checkout.css.ts';

interface OrderSummaryProps {
  cart: Cart;
  errors: FieldErrors;
  isBusy: boolean;
  /** The field of the discount code. */
  discount: ReactNode;
}

/**
 * What is ordered, what it costs, the terms and the button (CHK-10 to CHK-15); errors are directly above the button. What
 * a quote is requested for stands below the totals, which do not contain it.
 */
export function OrderSummary({ cart, errors, isBusy, discount }: OrderSummaryProps) {
  const t = useText();
  const { shoppingcart, quote, agreement } = cart;
  const texts = orderTexts(cart);
  const hasDirect = shoppingcart.products.length > 0;
  const hasQuote = quote.products.length > 0;
  return (
    <aside className={purchasePage.summary} aria-label={t('webshop_summary_heading')}>
      <h2 className={styles.heading}>{t('webshop_summary_heading')}</h2>
      {hasDirect && (
        <div>
          {hasQuote && <h3 className={styles.subheading}>{t('webshop_cart_direct_heading')}</h3>}
          <OrderLines lines={shoppingcart.products} isTaxIncluded={shoppingcart.show_price_tax_included} />
        </div>
      )}
      {hasDirect && discount}
      {hasDirect && (
        <TotalsList
          part={shoppingcart}
          shipment={cart.shipment}
          isReverseCharged={cart.vies.reverse_charge_applied}
          isSmallBusiness={cart.vies.category === 'E'}
        />
      )}
      {hasQuote && (
        <div>
          <h3 className={styles.subheading}>{t('webshop_cart_quote_heading')}</h3>
          <OrderLines lines={quote.products} isTaxIncluded={quote.show_price_tax_included} />
        </div>
      )}
      {agreement.url !== '' && <Agreement url={agreement.url} errors={errors['agreement'] ?? []} />}
      {texts.note && <p className={purchasePage.note}>{t(texts.note)}</p>}
      <ErrorBox errors={errors} />
      <SpinnerButton className={styles.order} name="intent" value="create-order" isBusy={isBusy}>
        {t(texts.button)}
      </SpinnerButton>
    </aside>
  );
}

/** The tick with which a visitor agrees with the terms at this address. */
function Agreement({ url, errors }: { url: string; errors: readonly string[] }) {
  const t = useText();
  return (
    <div>
      <div className={styles.check}>
        <input
          id="agreement"
          className={styles.box}
          type="checkbox"
          name="agreement"
          value="1"
          aria-invalid={errors.length > 0 || undefined}
          aria-describedby={errors.length > 0 ? 'agreement-error' : undefined}
        />
        <label htmlFor="agreement">
          {t('webshop_checkout_agree')}{' '}
          <a href={url} target="_blank" rel="noopener">
            {t('webshop_checkout_terms')}
          </a>
        </label>
      </div>
      <ErrorList id="agreement-error" errors={errors} />
    </div>
  );
}
