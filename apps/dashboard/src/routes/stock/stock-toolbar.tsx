import type { TextKey } from '@etalage/texts';
import { useText } from '@etalage/ui-kit';
import { ListStates } from '../../lists/list-states.tsx';
import { ListToolbar } from '../../lists/list-toolbar.tsx';
import { stockFilterNames, type StockSearch, type StockSort, stockSorts } from './use-stock-search.ts';

const sortTexts: Record<StockSort, TextKey> = {
  naam: 'products_sort_title',
  'naam-af': 'products_sort_title_down',
  beschikbaar: 'stock_sort_available',
  'beschikbaar-af': 'stock_sort_available_down',
  aanwezig: 'stock_sort_on_hand',
  'aanwezig-af': 'stock_sort_on_hand_down',
};

const filterTexts: Readonly<Record<string, TextKey>> = {
  '': 'products_filter_all',
  laag: 'products_stock_low',
  uitverkocht: 'products_stock_out',
  gereserveerd: 'stock_filter_reserved',
};

interface Props {
  search: StockSearch;
  /** Enter was pressed in the search box. */
  onEnter: () => void;
}

/** Search, filters and order of the stock. */
export function StockToolbar({ search, onEnter }: Props) {
  const t = useText();
  return (
    <>
      <ListStates
        label={t('stock_filter')}
        states={stockFilterNames.map((name) => [name, t(filterTexts[name] ?? 'products_filter_all')])}
        value={search.get('toon')}
        onChange={(name) => search.set('toon', name)}
      />
      <ListToolbar
        search={search}
        searchLabel={t('stock_search')}
        sorts={stockSorts.map((name) => [name, t(sortTexts[name])])}
        onEnter={onEnter}
      />
    </>
  );
}
