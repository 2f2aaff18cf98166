import type { shelfFilters, shelfSorts } from '@etalage/api-contract';
import { useListSearch } from '../../lists/use-list-search.ts';
import { SHELVES_PER_PAGE } from '../../queries/stock-queries.ts';

type Sort = (typeof shelfSorts)[number];
type Filter = (typeof shelfFilters)[number];

/** The orders by their name in the address. The direction is a part of it, so that one choice sets both. */
const sorts = {
  naam: 'title',
  'naam-af': 'title',
  beschikbaar: 'available',
  'beschikbaar-af': 'available',
  aanwezig: 'on_hand',
  'aanwezig-af': 'on_hand',
} as const satisfies Record<string, Sort>;

export type StockSort = keyof typeof sorts;
export const stockSorts = Object.keys(sorts) as StockSort[];

const filters: Readonly<Record<string, Filter>> = {
  laag: 'low',
  uitverkocht: 'out',
  gereserveerd: 'reserved',
};
/** The filters by their name in the address; '' shows all. */
export const stockFilterNames = ['', ...Object.keys(filters)];

/** The search of the list of the stock, as the address stores it. */
export function useStockSearch() {
  const search = useListSearch({ sorts, perPage: SHELVES_PER_PAGE });
  const { filter, sortName, cursor, get } = search;
  const asked = filters[get('toon')];
  return {
    ...search,
    /** Shows all again, in the same order. */
    clear: () => search.remove(['zoek', 'toon']),
    isFiltered: search.typed !== '' || asked !== undefined,
    filter: {
      query: filter.query,
      sort: filter.sort,
      descending: sortName.endsWith('-af'),
      cursor,
      ...(asked && { filter: asked }),
    },
  };
}

export type StockSearch = ReturnType<typeof useStockSearch>;

/** The name of an order in the address. */
export function stockSortName(sort: string, descending: boolean): string {
  const names = stockSorts.filter((name) => sorts[name] === sort);
  return names.find((name) => name.endsWith('-af') === descending) ?? '';
}
