import { MAX_COUNTED_SHELVES } from '@etalage/api-contract';
import { formatCount } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { controlButton, EmptyState, TableSkeleton, Action } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { CursorPager } from '../../lists/cursor-pager.tsx';
import { useStableCall } from '../../lists/use-stable-call.ts';
import { stockQuery } from '../../queries/stock-queries.ts';
import { LoadFailure } from '../../screen/load-failure.tsx';
import { ScreenLink } from '../../session/screen-link.tsx';
import { useSession } from '../../session/session-context.ts';
import { found as foundStyle } from '../products/products.css.ts';
import type { StockSheet } from './stock-sheet.ts';
import { StockTable } from './stock-table.tsx';
import { StockToolbar } from './stock-toolbar.tsx';
import { focusSearch, useScanning } from './use-scanning.ts';
import { stockSortName, type StockSearch, useStockSearch } from './use-stock-search.ts';

/** What is counted, searched, sorted and paged by the server, with fields to correct it. */
export function StockList({ sheet }: { sheet: StockSheet }) {
  const t = useText();
  const { website } = useSession();
  const search = useStockSearch();
  const query = useQuery(stockQuery(website.id, search.filter));
  const { data, isPending, isError, refetch } = query;
  const isShown = !query.isPlaceholderData && search.filter.query === search.typed.slice(0, 200);
  const order = useStableCall((key: string, descending: boolean) =>
    search.setSort(stockSortName(key, descending)),
  );
  const { onEnter } = useScanning(search.typed, isShown ? data?.shelves : undefined);
  if (!data && isError) return <LoadFailure onRetry={() => void refetch()} />;
  if (isPending) return <TableSkeleton label={t('dashboard_loading')} rows={8} />;
  const { shelves, total, is_more, next, previous } = data;
  if (total === 0 && !search.isFiltered) return <NothingCounted />;
  const found = total === 1 ? 'stock_found_one' : is_more ? 'stock_found_more' : 'stock_found';
  return (
    <>
      <StockToolbar search={search} onEnter={onEnter} />
      <p role="status" className={foundStyle}>
        {t(found, { count: formatCount(is_more ? MAX_COUNTED_SHELVES : total) })}
      </p>
      {shelves.length === 0 && <NothingHere search={search} hasOthers={total > 0} />}
      {shelves.length > 0 && (
        <StockTable
          sheet={sheet}
          shelves={shelves}
          sort={search.filter.sort}
          descending={search.filter.descending}
          onOrder={order}
          onLast={focusSearch}
        />
      )}
      <CursorPager previous={previous} next={next} onGo={search.setCursor} />
    </>
  );
}

function NothingCounted() {
  const t = useText();
  return (
    <EmptyState icon="layers" title={t('stock_empty')} text={t('stock_empty_text')}>
      <ScreenLink className={controlButton.primary} to="/producten">
        {t('stock_empty_action')}
      </ScreenLink>
    </EmptyState>
  );
}

/** A search without results, or a page whose rows are gone. */
function NothingHere({ search, hasOthers }: { search: StockSearch; hasOthers: boolean }) {
  const t = useText();
  return (
    <EmptyState icon="search" title={t(hasOthers ? 'list_page_empty' : 'stock_none')}>
      <Action onClick={() => (hasOthers ? search.setCursor('') : search.clear())}>
        {t(hasOthers ? 'list_page_first' : 'products_clear')}
      </Action>
    </EmptyState>
  );
}
