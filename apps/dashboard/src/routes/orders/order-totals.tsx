import { discountName, shownSide, taxRows } from '@etalage/shop-domain';
import { formatMoney } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import type { OwnerOrder } from '../../queries/order-queries.ts';
import * as styles from './orders.css.ts';

type Part = 'checkout' | 'quote';

interface OrderTotalsProps<Shown extends Part> {
  order: Pick<OwnerOrder, Shown | 'shipment' | 'vies'>;
  part: Shown;
  /** Whether the shop shows its prices with VAT. */
  isIncluded: boolean;
}

/** The amounts under the lines, as they were when the order was placed. */
export function OrderTotals<Shown extends Part>({ order, part, isIncluded }: OrderTotalsProps<Shown>) {
  const t = useText();
  const {
    discounts = [],
    total_price,
    price_incl_tax,
    total_price_incl_tax,
    total_price_with_tax,
  } = order[part];
  const off = discounts.reduce((sum, { price }) => sum + shownSide(price, isIncluded), 0);
  const { selected } = order.shipment;
  const isOrder = part === 'checkout';
  return (
    <dl className={styles.totals}>
      <div className={styles.total}>
        <dt>{t('dashboard_order_subtotal')}</dt>
        <dd>{formatMoney((isIncluded ? price_incl_tax : total_price) + off)}</dd>
      </div>
      {discounts.map((discount) => (
        <div key={discount.id} className={styles.total}>
          <dt>{t('webshop_summary_discount', { title: discountName(discount) })}</dt>
          <dd>
            {discount.kind === 'free_shipping'
              ? t('webshop_summary_discount_free')
              : formatMoney(-shownSide(discount.price, isIncluded))}
          </dd>
        </div>
      ))}
      {isOrder && selected.selected !== '' && (
        <div className={styles.total}>
          <dt>{t('dashboard_order_shipping')}</dt>
          <dd>{formatMoney(shownSide(selected.price, isIncluded))}</dd>
        </div>
      )}
      {taxRows(
        order[part],
        isIncluded ? 'dashboard_order_vat' : 'dashboard_order_vat_added',
        order.vies.category,
      ).map(({ id, label, amount }) => (
        <div key={id} className={styles.lesser}>
          <dt>{t(label.key, label.values)}</dt>
          <dd>{formatMoney(amount)}</dd>
        </div>
      ))}
      {order.vies.reverse_charge_applied && (
        <div className={styles.lesser}>
          <dt>{t('dashboard_order_reversed')}</dt>
          <dd>{formatMoney(0)}</dd>
        </div>
      )}
      <div className={styles.grand}>
        <dt>{t('dashboard_order_total')}</dt>
        <dd>{formatMoney(isOrder ? total_price_with_tax : total_price_incl_tax)}</dd>
      </div>
    </dl>
  );
}
