import { useDeferredValue } from 'react';
import { useAddress } from '../../lists/use-address.ts';
import { SUBMISSIONS_PER_PAGE } from '../../queries/form-queries.ts';

/** What is searched for is stored in the address, so that the browser's back button restores it. */
export function useSubmissionSearch() {
  const address = useAddress();
  const form_id = address.get('formulier');
  const typed = address.get('zoek');
  const query = useDeferredValue(typed);
  const unread = address.get('ongelezen') === '1';
  const page = Math.max(1, Number(address.get('pagina')) || 1);

  const set = (name: string, value: string) => address.set({ pagina: '', [name]: value }, { replace: true });

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
    clear: () => address.set({ formulier: '', zoek: '', ongelezen: '', pagina: '' }, { replace: true }),
  };
}

export type SubmissionSearch = ReturnType<typeof useSubmissionSearch>;
