import { useText } from '@etalage/ui-kit';
import { Action, EmptyState, TableSkeleton } from '@etalage/ui-kit/dashboard';
import { useInfiniteQuery } from '@tanstack/react-query';
import { consentsQuery, fetchConsentFile } from '../../queries/consent-queries.ts';
import { ExportAction } from '../../screen/export-action.tsx';
import { LoadFailure } from '../../screen/load-failure.tsx';
import { useSession } from '../../session/session-context.ts';
import * as styles from './cookies.css.ts';
import { PeriodFilter } from '../../lists/period/period-filter.tsx';
import { ProofTable } from './proof-table.tsx';
import { type Period, usePeriod } from '../../lists/period/use-period.ts';

/** The proofs of the visitors' choices, of a period or of all years, and all of them as a file. */
export function ConsentProofs() {
  const t = useText();
  const { website } = useSession();
  const period = usePeriod();
  return (
    <div className={styles.list}>
      <p className={styles.soft}>{t('cookies_proofs_text')}</p>
      <div className={styles.proofTools}>
        <PeriodFilter period={period} />
        <ExportAction label={t('cookies_proofs_export')} load={() => fetchConsentFile(website.id)} />
      </div>
      {period.isPossible && <Proofs period={period} />}
    </div>
  );
}

function Proofs({ period: { from, until, clear } }: { period: Period }) {
  const t = useText();
  const { website } = useSession();
  const query = useInfiniteQuery(consentsQuery(website.id, { from, until }));
  if (query.isPending) return <TableSkeleton label={t('dashboard_loading')} />;
  if (query.isError && !query.data) return <LoadFailure onRetry={() => void query.refetch()} />;
  const consents = query.data.pages.flatMap((page) => page.consents);
  if (consents.length === 0 && from + until !== '') {
    return (
      <EmptyState role="status" icon="search" title={t('cookies_proofs_none')}>
        <Action onClick={clear}>{t('cookies_proofs_clear')}</Action>
      </EmptyState>
    );
  }
  if (consents.length === 0)
    return (
      <EmptyState icon="check" title={t('cookies_proofs_empty')} text={t('cookies_proofs_empty_text')} />
    );
  return (
    <>
      <ProofTable consents={consents} />
      {query.hasNextPage && (
        <div className={styles.more}>
          <Action busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t(query.isFetchingNextPage ? 'dashboard_loading' : 'cookies_proofs_more')}
          </Action>
        </div>
      )}
    </>
  );
}
