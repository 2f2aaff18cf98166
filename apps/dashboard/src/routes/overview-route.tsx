import { useText } from '@etalage/ui-kit';
import { Link } from 'react-router';
import { OrderList } from '../shell/order-list.tsx';
import * as styles from '../shell/shell.css.ts';
import { useSession } from '../session/session-context.ts';

/** The first screen: what came in. */
export function OverviewRoute() {
  const t = useText();
  const { member } = useSession();
  return (
    <>
      <h1 className={styles.heading}>{t('dashboard_overview_heading', { name: member.name })}</h1>
      <section className={styles.card} aria-labelledby="latest">
        <div className={styles.cardHead}>
          <h2 id="latest" className={styles.cardTitle}>
            {t('dashboard_overview_latest')}
          </h2>
          <Link className={styles.textLink} to="/bestellingen">
            {t('dashboard_overview_all')}
          </Link>
        </div>
        <OrderList limit={5} />
      </section>
    </>
  );
}
