import { useText } from '@etalage/ui-kit';
import { TableSkeleton } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { orderNotificationsQuery } from '../../queries/notification-queries.ts';
import { useSession } from '../../session/session-context.ts';
import { LoadFailure } from '../../screen/load-failure.tsx';
import { ScreenHeader } from '../../screen/screen-header.tsx';
import * as styles from '../account/account.css.ts';
import { CustomerMails } from './customer-mails.tsx';
import { OrderMail } from './order-mail.tsx';

/** `/instellingen/meldingen` */
export function NotificationsRoute() {
  const t = useText();
  const { website } = useSession();
  const { data, isPending, isError, refetch } = useQuery(orderNotificationsQuery(website.id));
  return (
    <>
      <ScreenHeader
        title={t('dashboard_notifications_heading')}
        intro={t('dashboard_notifications_intro', { website: website.name })}
      />
      <div className={styles.stack}>
        {isPending && <TableSkeleton label={t('dashboard_notifications_loading')} rows={2} />}
        {isError && <LoadFailure onRetry={() => void refetch()} />}
        {data && <OrderMail key={website.id} websiteId={website.id} stored={data} />}
        {data && <CustomerMails key={`${website.id} mails`} websiteId={website.id} stored={data} />}
      </div>
    </>
  );
}
