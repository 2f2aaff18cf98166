import { useDeferredValue } from 'react';
import { useSearchParams } from 'react-router';

interface ListOptions<Sort extends string> {
  /** The names of the orders in the address; the first is the default, which the address leaves out. */
  readonly sorts: Readonly<Record<string, Sort>>;
  readonly perPage: number;
}

/**
 * Search, order and page of a list. They are stored in the address, so that a link, a reload and the browser's back button
 * show the same rows.
 */
export function useListSearch<Sort extends string>({ sorts, perPage }: ListOptions<Sort>) {
  const [params, setParams] = useSearchParams();
  const typed = params.get('zoek') ?? '';
  const query = useDeferredValue(typed);
  const names = Object.keys(sorts);
  const asked = params.get('sorteer') ?? '';
  const sortName = names.includes(asked) ? asked : (names[0] ?? '');
  const page = Math.min(400, Math.max(1, Math.floor(Number(params.get('pagina'))) || 1));

  function set(name: string, value: string) {
    setParams(
      (known) => {
        const next = new URLSearchParams(known);
        // Another search begins at its first page.
        for (const place of ['pagina', 'vanaf']) if (place !== name) next.delete(place);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: name === 'zoek' },
    );
  }

  function remove(gone: readonly string[]) {
    setParams((known) => {
      const next = new URLSearchParams(known);
      for (const name of [...gone, 'pagina', 'vanaf']) next.delete(name);
      return next;
    });
  }

  return {
    /** The text in the search box; the filter follows when there is time. */
    typed,
    page,
    sortName,
    filter: { query: query.slice(0, 200), sort: sorts[sortName] as Sort, offset: (page - 1) * perPage },
    /** Where the page continues, in a list that counts no pages; '' for the first one. */
    cursor: params.get('vanaf') ?? '',
    setCursor: (to: string) => set('vanaf', to),
    /** Another parameter of the list in the address. */
    get: (name: string) => params.get(name) ?? '',
    set,
    /** Takes parameters out of the address at once. */
    remove,
    setTyped: (text: string) => set('zoek', text),
    setSort: (name: string) => set('sorteer', name === names[0] ? '' : name),
    setPage: (to: number) => set('pagina', to === 1 ? '' : String(to)),
  };
}

export type ListSearch = Omit<ReturnType<typeof useListSearch>, 'filter'>;
