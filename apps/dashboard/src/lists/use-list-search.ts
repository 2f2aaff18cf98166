import { useDeferredValue } from 'react';
import type { Changes } from './address-ahead.ts';
import { useAddress } from './use-address.ts';

interface ListOptions<Sort extends string> {
  /** The names of the orders in the address; the first is the default, which the address leaves out. */
  readonly sorts: Readonly<Record<string, Sort>>;
  readonly perPage: number;
}

/** Another search begins at its first page. */
const firstPage: Changes = { pagina: '', vanaf: '' };

/**
 * Search, order and page of a list. They are stored in the address, so that a link, a reload and the browser's back button
 * show the same rows.
 */
export function useListSearch<Sort extends string>({ sorts, perPage }: ListOptions<Sort>) {
  const address = useAddress();
  const typed = address.get('zoek');
  const query = useDeferredValue(typed);
  const names = Object.keys(sorts);
  const asked = address.get('sorteer');
  const sortName = names.includes(asked) ? asked : (names[0] ?? '');
  const page = Math.min(400, Math.max(1, Math.floor(Number(address.get('pagina'))) || 1));

  function set(name: string, value: string) {
    address.set({ ...firstPage, [name]: value }, { replace: name === 'zoek' });
  }

  function remove(gone: readonly string[]) {
    address.set({ ...firstPage, ...Object.fromEntries(gone.map((name) => [name, ''])) });
  }

  return {
    /** The text in the search box; the filter follows when there is time. */
    typed,
    page,
    sortName,
    filter: { query: query.slice(0, 200), sort: sorts[sortName] as Sort, offset: (page - 1) * perPage },
    /** Where the page continues, in a list that counts no pages; '' for the first one. */
    cursor: address.get('vanaf'),
    setCursor: (to: string) => set('vanaf', to),
    /** Another parameter of the list in the address. */
    get: address.get,
    set,
    /** Takes parameters out of the address at once. */
    remove,
    setTyped: (text: string) => set('zoek', text),
    setSort: (name: string) => set('sorteer', name === names[0] ? '' : name),
    setPage: (to: number) => set('pagina', to === 1 ? '' : String(to)),
  };
}

export type ListSearch = Omit<ReturnType<typeof useListSearch>, 'filter'>;
