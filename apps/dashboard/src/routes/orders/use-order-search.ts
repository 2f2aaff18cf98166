import type { OrderSearch } from '@etalage/api-contract';
import { useAddress } from '../../lists/use-address.ts';
import { useListSearch } from '../../lists/use-list-search.ts';
import { addressOf, filterNames, isSameSearch, searchOf, sorts } from './order-search-address.ts';

export const ORDERS_PER_PAGE = 50;

/** All of them, the newest first. */
const usual: OrderSearch = { query: '', from: '', until: '', sort: 'date', descending: true };

/** The search of the list of orders, as the address stores it. */
export function useOrderSearch() {
  const search = useListSearch({ sorts, perPage: ORDERS_PER_PAGE });
  const address = useAddress();
  const asked = searchOf(search.get, search.filter.query, search.sortName);
  const everything: OrderSearch = { ...usual, sort: asked.sort, descending: asked.descending };
  const show = (kept: OrderSearch) => address.set({ vanaf: '', ...addressOf(kept) });
  return {
    ...search,
    asked,
    /** Shows all again, in the same order. */
    clear: () => search.remove(filterNames),
    isFiltered: search.typed !== '' || !isSameSearch({ ...asked, query: '' }, everything),
    /** How many of the filters are set that are not always seen. */
    filterCount: [
      asked.payment,
      asked.method,
      asked.country,
      asked.unanswered,
      asked.withdrawn,
      asked.later,
      asked.from || asked.until,
    ].filter(Boolean).length,
    /** Whether nothing is asked for, also no other order. */
    isUsual: search.typed === '' && isSameSearch(asked, usual),
    /** Shows what a kept search finds. */
    show,
    showUsual: () => show(usual),
  };
}

export type OrderListSearch = ReturnType<typeof useOrderSearch>;
