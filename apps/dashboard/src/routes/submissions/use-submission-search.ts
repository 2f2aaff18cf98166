import { useDeferredValue } from 'react';
import { useSearchParams } from 'react-router';
import { SUBMISSIONS_PER_PAGE } from '../../queries/form-queries.ts';

/** What is searched for is stored in the address, so that the browser's back button restores it. */
export function useSubmissionSearch() {
  const [params, setParams] = useSearchParams();
  const form_id = params.get('formulier') ?? '';
  const typed = params.get('zoek') ?? '';
  const query = useDeferredValue(typed);
  const unread = params.get('ongelezen') === '1';
  const page = Math.max(1, Number(params.get('pagina')) || 1);

  function set(name: string, value: string) {
    setParams(
      (known) => {
        const next = new URLSearchParams(known);
        if (name !== 'pagina') next.delete('pagina');
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  }

  return {
    /** The text in the search box; the filter follows when there is time. */
    typed,
    page,
    filter: { form_id, query, unread, offset: (page - 1) * SUBMISSIONS_PER_PAGE },
    isFiltered: form_id !== '' || query !== '' || unread,
    setForm: (id: string) => set('formulier', id),
    setTyped: (text: string) => set('zoek', text),
    setUnread: (only: boolean) => set('ongelezen', only ? '1' : ''),
    setPage: (to: number) => set('pagina', to === 1 ? '' : String(to)),
    clear: () => setParams({}, { replace: true }),
  };
}

export type SubmissionSearch = ReturnType<typeof useSubmissionSearch>;
