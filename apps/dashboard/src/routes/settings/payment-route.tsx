import { useText } from '@etalage/ui-kit';
import { TableSkeleton } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { transferAccountQuery } from '../../queries/payment-queries.ts';
import { LoadFailure } from '../../screen/load-failure.tsx';
import { ScreenHeader } from '../../screen/screen-header.tsx';
import { useSession } from '../../session/session-context.ts';
import * as styles from '../account/account.css.ts';
import { MollieCard } from './mollie/mollie-card.tsx';
import { PaymentMethods } from './payment-methods.tsx';
import { TransferAccount } from './transfer-account.tsx';

/** `/instellingen/betalen` */
export function PaymentRoute() {
  const t = useText();
  const { website } = useSession();
  const { data, isPending, isError, refetch } = useQuery(transferAccountQuery(website.id));
  return (
    <>
      <ScreenHeader
        title={t('dashboard_payment_heading')}
        intro={t('dashboard_payment_intro', { website: website.name })}
      />
      <div className={styles.stack}>
        <MollieCard key={`mollie-${website.id}`} />
        <PaymentMethods key={`methods-${website.id}`} />
        {isPending && <TableSkeleton label={t('dashboard_payment_loading')} rows={3} />}
        {isError && <LoadFailure onRetry={() => void refetch()} />}
        {data && <TransferAccount key={website.id} websiteId={website.id} stored={data} />}
      </div>
    </>
  );
}
