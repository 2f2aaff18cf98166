import type { OutputOf, previewSendOrders } from '@etalage/api-contract';
import { useText } from '@etalage/ui-kit';
import * as styles from './bulk.css.ts';

/** Each order that changes with what was and what comes, and what is left out and why. */
export function SendOrdersPreview({ orders, skipped }: OutputOf<typeof previewSendOrders>) {
  const t = useText();
  return (
    <>
      {orders.length === 0 && <p>{t('orders_send_none')}</p>}
      {orders.length > 0 && (
        <section className={styles.part}>
          <p className={styles.title}>{t('orders_send_changes')}</p>
          <ul className={styles.rows} aria-label={t('orders_send_changes')}>
            {orders.map(({ number, customer, pieces, before, after }) => (
              <li key={number} className={styles.row}>
                <span className={styles.who}>
                  {customer || number}
                  <span className={styles.soft}>
                    {[
                      number,
                      t(pieces === 1 ? 'orders_send_piece' : 'orders_send_pieces', { count: String(pieces) }),
                    ].join(' · ')}
                  </span>
                </span>
                <span>
                  <span className={styles.soft}>{before}</span> → {after}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {skipped.length > 0 && (
        <section className={styles.part}>
          <p className={styles.title}>{t('orders_send_skipped')}</p>
          <ul className={styles.rows} aria-label={t('orders_send_skipped')}>
            {skipped.map(({ number, message }) => (
              <li key={number} className={styles.row}>
                <span>{number}</span>
                <span className={styles.soft}>{message}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
