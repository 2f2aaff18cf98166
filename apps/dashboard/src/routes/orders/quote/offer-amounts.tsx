import { discountName, shownSide, taxRows } from '@etalage/shop-domain';
import { formatMoney } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { useFormContext, useWatch } from 'react-hook-form';
import type { OwnedQuote } from '../../../queries/quote-queries.ts';
import * as totals from '../orders.css.ts';
import { type OfferForm, offerOf } from './offer-form-values.ts';
import * as styles from './quote.css.ts';
import { shownTotals } from './shown-totals.ts';

/** What the offer costs as it is typed now. */
export function OfferAmounts({ terms }: { terms: OwnedQuote['terms'] }) {
  const t = useText();
  const { control, getValues } = useFormContext<OfferForm>();
  useWatch({ control });
  const form = getValues();
  const isIncluded = terms.price_mode === 'gross';
  const priced = shownTotals(offerOf(form), form.customer, terms, t);
  if (!priced) return <p className={styles.soft}>{t('quote_amounts_unreadable')}</p>;
  const { figures, shipping } = priced.totals.checkout;
  const sum = priced.lines.reduce((all, { total }) => all + shownSide(total, isIncluded), 0);
  const shippingCents = shownSide(shipping.price, isIncluded);
  const vatText = isIncluded ? 'dashboard_order_vat' : 'dashboard_order_vat_added';
  return (
    <dl className={totals.totals}>
      <Row label={t('dashboard_order_subtotal')} cents={sum} />
      {priced.discounts.map(({ rule, price }) => (
        <Row
          key={rule.id}
          label={t('webshop_summary_discount', { title: discountName(rule) })}
          cents={-shownSide(price, isIncluded)}
        />
      ))}
      {shippingCents !== 0 && <Row label={t('dashboard_order_shipping')} cents={shippingCents} />}
      {taxRows(figures, vatText, priced.treatment.category).map(({ id, label, amount }) => (
        <Row key={id} isLesser label={t(label.key, label.values)} cents={amount} />
      ))}
      {priced.treatment.reverse_charge_applied && (
        <Row isLesser label={t('dashboard_order_reversed')} cents={0} />
      )}
      <div className={totals.grand}>
        <dt>{t('dashboard_order_total')}</dt>
        <dd>
          <output aria-live="off">{formatMoney(priced.totals.payable)}</output>
        </dd>
      </div>
    </dl>
  );
}

function Row({ label, cents, isLesser = false }: { label: string; cents: number; isLesser?: boolean }) {
  return (
    <div className={isLesser ? totals.lesser : totals.total}>
      <dt>{label}</dt>
      <dd>{formatMoney(cents)}</dd>
    </div>
  );
}
