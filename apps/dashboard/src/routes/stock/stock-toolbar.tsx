import type { TextKey } from '@etalage/texts';
import { useText } from '@etalage/ui-kit';
import { controlButton } from '@etalage/ui-kit/dashboard';
import { ListToolbar } from '../../lists/list-toolbar.tsx';
import * as styles from './stock.css.ts';
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
  const shown = search.get('toon');
  return (
    <>
      <div role="group" aria-label={t('stock_filter')} className={styles.states}>
        {stockFilterNames.map((name) => (
          <button
            key={name}
            type="button"
            className={controlButton.quiet}
            aria-pressed={shown === name}
            onClick={() => search.set('toon', name)}
          >
            {t(filterTexts[name] ?? 'products_filter_all')}
          </button>
        ))}
      </div>
      <ListToolbar
        search={search}
        searchLabel={t('stock_search')}
        sorts={stockSorts.map((name) => [name, t(sortTexts[name])])}
        onEnter={onEnter}
      />
    </>
  );
}
