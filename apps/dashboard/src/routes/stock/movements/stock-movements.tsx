import { type StockReason, stockReasons } from '@etalage/api-contract';
import { useText } from '@etalage/ui-kit';
import { Action, EmptyState, TableSkeleton } from '@etalage/ui-kit/dashboard';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { ListChoice } from '../../../lists/list-choice.tsx';
import { PeriodFilter } from '../../../lists/period/period-filter.tsx';
import { usePeriod } from '../../../lists/period/use-period.ts';
import { SearchBox } from '../../../lists/search-box.tsx';
import { useAddress } from '../../../lists/use-address.ts';
import { fetchMovementFile, type MovementFilter, movementsQuery } from '../../../queries/stock-queries.ts';
import { ExportAction } from '../../../screen/export-action.tsx';
import { LoadFailure } from '../../../screen/load-failure.tsx';
import { useSession } from '../../../session/session-context.ts';
import * as styles from '../stock.css.ts';
import { MovementTable } from './movement-table.tsx';

/** Every change of the stock of the website, of some products, for one reason or in a period, and all of it as a file. */
export function StockMovements() {
  const t = useText();
  const { website } = useSession();
  const address = useAddress();
  const period = usePeriod();
  const typed = address.get('zoek');
  const query = useDeferredValue(typed).slice(0, 200);
  const asked = address.get('reden');
  const reason = stockReasons.find((one) => one === asked);
  const { from, until, isPossible } = period;
  const filter = { query, from, until, ...(reason && { reason }) };
  return (
    <>
      <div className={styles.tools}>
        <SearchBox
          label={t('stock_movements_search')}
          value={typed}
          onChange={(text) => address.set({ zoek: text }, { replace: true })}
        />
        <ReasonChoice reason={reason} onChange={(name) => address.set({ reden: name })} />
      </div>
      <div className={styles.tools}>
        <PeriodFilter period={period} />
        <ExportAction
          label={t('stock_movements_export')}
          load={() => fetchMovementFile(website.id, filter)}
        />
      </div>
      {isPossible && (
        <Movements filter={filter} onClear={() => address.set({ zoek: '', reden: '', van: '', tot: '' })} />
      )}
    </>
  );
}

interface ReasonProps {
  reason: StockReason | undefined;
  onChange: (name: string) => void;
}

function ReasonChoice({ reason = '' as StockReason, onChange }: ReasonProps) {
  const t = useText();
  return (
    <ListChoice
      label={t('products_stock_reason')}
      value={reason}
      options={[
        ['', t('stock_movements_every_reason')],
        ...stockReasons.map((name) => [name, t(`products_stock_reason_${name}`)] as const),
      ]}
      onChange={onChange}
    />
  );
}

function Movements({ filter, onClear }: { filter: MovementFilter; onClear: () => void }) {
  const t = useText();
  const { website } = useSession();
  const movements = useInfiniteQuery(movementsQuery(website.id, filter));
  if (movements.isPending) return <TableSkeleton label={t('dashboard_loading')} rows={8} />;
  if (movements.isError && !movements.data) return <LoadFailure onRetry={() => void movements.refetch()} />;
  const rows = movements.data.pages.flatMap((page) => page.movements);
  if (rows.length === 0) {
    const isFiltered =
      filter.query !== '' || filter.from + filter.until !== '' || filter.reason !== undefined;
    if (!isFiltered) return <EmptyState icon="layers" title={t('products_stock_history_empty')} />;
    return (
      <EmptyState role="status" icon="search" title={t('stock_movements_none')}>
        <Action onClick={onClear}>{t('products_clear')}</Action>
      </EmptyState>
    );
  }
  return (
    <>
      <MovementTable movements={rows} />
      {movements.hasNextPage && (
        <div className={styles.more}>
          <Action busy={movements.isFetchingNextPage} onClick={() => void movements.fetchNextPage()}>
            {t(movements.isFetchingNextPage ? 'dashboard_loading' : 'stock_movements_more')}
          </Action>
        </div>
      )}
    </>
  );
}
