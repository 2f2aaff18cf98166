import { useText } from '@etalage/ui-kit';
import { Action, EmptyState, TableSkeleton } from '@etalage/ui-kit/dashboard';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type CatalogueImport, importItemsQuery } from '../../../queries/import-queries.ts';
import { LoadFailure } from '../../../screen/load-failure.tsx';
import { useSession } from '../../../session/session-context.ts';
import { ImportedTable } from './imported-table.tsx';
import { OutcomeFilter } from './outcome-filter.tsx';
import * as styles from './result.css.ts';
import { useOutcome } from './use-outcome.ts';

/** The products of an import, by what becomes of them. */
export function ImportItems({ opened }: { opened: CatalogueImport }) {
  const t = useText();
  const { website } = useSession();
  const [outcome, setOutcome] = useOutcome();
  const query = useInfiniteQuery(importItemsQuery(website.id, opened, outcome));
  const { data, isPending, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <>
      <OutcomeFilter opened={opened} value={outcome} onChange={setOutcome} />
      {isPending && <TableSkeleton label={t('dashboard_loading')} />}
      {isError && !data && <LoadFailure onRetry={() => void refetch()} />}
      {data && items.length === 0 && (
        <EmptyState
          role="status"
          icon="search"
          title={t('imports_items_empty')}
          text={t('imports_items_empty_text')}
        />
      )}
      {items.length > 0 && <ImportedTable items={items} isPlanned={opened.state === 'planned'} />}
      {hasNextPage && (
        <div className={styles.more}>
          <Action busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('imports_items_more')}
          </Action>
        </div>
      )}
      {isError && data && <LoadFailure onRetry={() => void fetchNextPage()} />}
    </>
  );
}
