import { useText } from '@etalage/ui-kit';
import { EmptyState, TableSkeleton } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { importsQuery } from '../../queries/import-queries.ts';
import { LoadFailure } from '../../screen/load-failure.tsx';
import { ScreenHeader } from '../../screen/screen-header.tsx';
import { useSession } from '../../session/session-context.ts';
import { ExportCard } from './export-card.tsx';
import { ImportCard } from './import-card.tsx';
import { isMoving } from './import-progress.ts';
import { ImportTable } from './import-table.tsx';
import * as styles from './imports.css.ts';

/** `/importeren`: begins an import, exports the catalogue, and lists earlier imports. */
export function ImportsRoute() {
  const t = useText();
  return (
    <>
      <ScreenHeader title={t('imports_heading')} intro={t('imports_intro')} />
      <div className={styles.cards}>
        <ImportCard />
        <ExportCard />
      </div>
      <h2 className={styles.title}>{t('imports_list_heading')}</h2>
      <EarlierImports />
    </>
  );
}

function EarlierImports() {
  const t = useText();
  const { website } = useSession();
  const { data, isPending, isError, refetch } = useQuery({
    ...importsQuery(website.id),
    refetchInterval: ({ state }) => (state.data?.some((one) => isMoving(one.state)) ? 3_000 : false),
  });
  if (isPending) return <TableSkeleton label={t('dashboard_loading')} rows={3} />;
  if (isError && !data) return <LoadFailure onRetry={() => void refetch()} />;
  if (data.length > 0) return <ImportTable imports={data} />;
  return <EmptyState icon="transfer" title={t('imports_list_empty')} text={t('imports_list_empty_text')} />;
}
