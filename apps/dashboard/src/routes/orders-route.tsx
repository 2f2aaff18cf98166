import { useText } from '@etalage/ui-kit';
import { OrderList } from '../shell/order-list.tsx';
import * as styles from '../shell/shell.css.ts';

/** The newest hundred orders and quote requests. */
export function OrdersRoute() {
  const t = useText();
  return (
    <>
      <h1 className={styles.heading}>{t('dashboard_orders_heading')}</h1>
      <section className={styles.card} aria-label={t('dashboard_orders_heading')}>
        <OrderList limit={100} />
      </section>
    </>
  );
}
