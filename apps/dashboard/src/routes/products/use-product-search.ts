import type { productSorts } from '@etalage/api-contract';
import { useListSearch } from '../../lists/use-list-search.ts';
import { PRODUCTS_PER_PAGE, PRODUCTS_PER_SHEET, type ProductState } from '../../queries/product-queries.ts';

type Sort = (typeof productSorts)[number];

/** The orders by their name in the address. The direction is a part of it, so that one choice sets both. */
const sorts = {
  naam: 'title',
  'naam-af': 'title',
  prijs: 'price',
  'prijs-af': 'price',
  voorraad: 'stock',
  'voorraad-af': 'stock',
  'gewijzigd-af': 'updated',
  gewijzigd: 'updated',
  volgorde: 'position',
} as const satisfies Record<string, Sort>;

export type SortName = keyof typeof sorts;
export const sortNames = Object.keys(sorts) as SortName[];

const states: Readonly<Record<string, ProductState>> = {
  online: 'published',
  concept: 'draft',
  gepland: 'planned',
  archief: 'archived',
};
/** The filters by state by their name in the address; '' shows all that are not archived. */
export const stateNames = ['', ...Object.keys(states)];

const stocks = { laag: 'low', uitverkocht: 'out' } as const;
export type StockName = keyof typeof stocks;

/** The search of the list of products, as the address stores it. */
export function useProductSearch() {
  const search = useListSearch({ sorts, perPage: PRODUCTS_PER_PAGE });
  const { filter, sortName, cursor, get, set } = search;
  const isSheet = get('bewerken') !== '';
  const state = states[get('status')];
  const stock = stocks[get('voorraad') as StockName];
  const category = get('categorie');
  const vat = get('btw');
  return {
    ...search,
    /** Whether prices and stock are edited in the list. */
    isSheet,
    perPage: isSheet ? PRODUCTS_PER_SHEET : PRODUCTS_PER_PAGE,
    setSheet: (on: boolean) => set('bewerken', on ? '1' : ''),
    /** Shows all again, in the same order. */
    clear: () => search.remove(['zoek', 'status', 'voorraad', 'categorie', 'btw']),
    isFiltered:
      search.typed !== '' || state !== undefined || stock !== undefined || category !== '' || vat !== '',
    filter: {
      query: filter.query,
      sort: filter.sort,
      descending: sortName.endsWith('-af'),
      cursor,
      ...(state && { state }),
      ...(stock && { stock }),
      ...(category !== '' && { category_id: category }),
      ...(vat !== '' && { vat_class_id: vat }),
    },
  };
}

export type ProductSearch = ReturnType<typeof useProductSearch>;

/** The name of an order in the address. */
export function sortNameOf(sort: Sort, descending: boolean): string {
  const names = sortNames.filter((name) => sorts[name] === sort);
  return names.find((name) => name.endsWith('-af') === descending) ?? names[0] ?? '';
}
