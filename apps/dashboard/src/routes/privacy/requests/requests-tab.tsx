import { useText } from '@etalage/ui-kit';
import { controlButton, EmptyState, TableSkeleton } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { requestsQuery } from '../../../queries/privacy-request-queries.ts';
import * as card from '../../../screen/form-card.css.ts';
import { FormCard } from '../../../screen/form-card.tsx';
import { LoadFailure } from '../../../screen/load-failure.tsx';
import { ScreenLink } from '../../../session/screen-link.tsx';
import { useSession } from '../../../session/session-context.ts';
import * as styles from '../privacy.css.ts';
import { AddRequest } from './add-request.tsx';
import { RequestRow } from './request-row.tsx';

/** What people asked about their data, with how long there is left to answer. */
export function RequestsTab() {
  const t = useText();
  const { website } = useSession();
  const { data, isPending, isError, refetch } = useQuery(requestsQuery(website.id));
  return (
    <div className={`${card.main} ${styles.screen}`}>
      <p className={styles.why}>{t('privacy_requests_intro')}</p>
      <p className={styles.why}>{t('privacy_requests_how')}</p>
      <div>
        <ScreenLink to="/klanten" className={controlButton.secondary}>
          {t('privacy_requests_customers')}
        </ScreenLink>
      </div>
      <AddRequest />
      {isPending && <TableSkeleton label={t('dashboard_loading')} rows={3} />}
      {isError && !data && <LoadFailure onRetry={() => void refetch()} />}
      {data && data.requests.length === 0 && (
        <EmptyState icon="inbox" title={t('privacy_requests_none')} text={t('privacy_requests_none_text')} />
      )}
      {data && data.requests.length > 0 && (
        <FormCard title={t('privacy_requests')}>
          {data.requests.map((request) => (
            <RequestRow key={request.id} request={request} />
          ))}
        </FormCard>
      )}
    </div>
  );
}
