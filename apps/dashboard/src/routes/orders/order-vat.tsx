import { formatDateTime } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import type { OwnerOrder } from '../../queries/order-queries.ts';
import * as styles from './orders.css.ts';

/** Why the order has the VAT that it has, and how VIES proved the number of its buyer. */
export function OrderVat({ order }: { order: OwnerOrder }) {
  const t = useText();
  const { vat } = order;
  if (!vat) return null;
  const { reason, proof } = vat;
  return (
    <section className={styles.panel} aria-labelledby="vat">
      <h2 id="vat" className={styles.panelTitle}>
        {t('order_vat_heading')}
      </h2>
      <div className={styles.facts}>
        <p>{reason}</p>
        {proof && (
          <dl className={styles.facts}>
            <div>
              <dt className={styles.factName}>{t('order_vat_number')}</dt>
              <dd>
                {proof.number}
                {proof.status === 'valid' && ` · ${t('order_vat_valid')}`}
                {proof.status === 'invalid' && ` · ${t('order_vat_invalid')}`}
                {proof.status === 'unavailable' && ` · ${t('order_vat_unavailable')}`}
              </dd>
            </div>
            {proof.consultation_number !== '' && (
              <div>
                <dt className={styles.factName}>{t('order_vat_consultation')}</dt>
                <dd>{proof.consultation_number}</dd>
              </div>
            )}
            <div>
              <dt className={styles.factName}>{t('order_vat_checked')}</dt>
              <dd>{formatDateTime(proof.checked_at)}</dd>
            </div>
          </dl>
        )}
      </div>
    </section>
  );
}
