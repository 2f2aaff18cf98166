import { useListSearch } from '../../lists/use-list-search.ts';
import { filterNames, searchOf, sorts } from './customer-search.ts';

export const CUSTOMERS_PER_PAGE = 50;

/** The search of the list of customers, as the address stores it. */
export function useCustomerSearch() {
  const search = useListSearch({ sorts, perPage: CUSTOMERS_PER_PAGE });
  const asked = searchOf(search.get, search.filter.query, search.sortName);
  const isFiltered = search.typed !== '' || asked.group !== undefined || asked.country !== undefined;
  return { ...search, asked, isFiltered, clear: () => search.remove(filterNames) };
}

export type CustomerListSearch = ReturnType<typeof useCustomerSearch>;
