import { formatMoney, formatShortMoment } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import type { OwnerOrder } from '../../queries/order-queries.ts';
import * as styles from './orders.css.ts';
import { stateView } from './payment-view.ts';

/** The attempts to pay an order, newest first; nothing while there is none. */
export function OrderAttempts({ order: { attempts } }: { order: OwnerOrder }) {
  const t = useText();
  if (attempts.length === 0) return null;
  return (
    <div>
      <h3 className={styles.factName}>{t('order_attempts')}</h3>
      <ol className={styles.attempts}>
        {attempts.map(({ id, at, method, amount, status }) => (
          <li key={id}>
            <span className={styles.attempt}>
              <span>{method}</span>
              <span>{formatMoney(amount)}</span>
            </span>
            <span className={styles.factName}>
              {`${t(stateView({ status: 'placed', payment_status: status }).text)} · ${formatShortMoment(at)}`}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
