import { useText } from '@etalage/ui-kit';
import { Icon } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { testPaymentsQuery } from '../queries/payment-queries.ts';
import { useSession } from '../session/session-context.ts';
import * as styles from './test-payments-bar.css.ts';

/** Warns on every screen, for those who run the shop, as long as its online payments bring in no money. */
export function TestPaymentsBar() {
  const t = useText();
  const { website } = useSession();
  const { data } = useQuery({ ...testPaymentsQuery(website.id), enabled: website.role !== 'editor' });
  if (data === undefined || data.mode === 'real') return null;
  return (
    <p className={styles.bar} data-test-payments={data.mode}>
      <Icon name="warning" size={18} />
      <span>{t(`dashboard_payments_${data.mode}`)}</span>
    </p>
  );
}
