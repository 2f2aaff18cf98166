import type { listMails, MailSort, MailState, MailSubject, PayloadOf } from '@etalage/api-contract';
import { useListSearch } from '../../lists/use-list-search.ts';

export const MAILS_PER_PAGE = 50;

/** The orders by their name in the address. */
const sorts = { nieuwste: 'date', oudste: 'date' } as const satisfies Record<string, MailSort>;

/** The parts of the list by their name in the address. */
export const stateNames: Readonly<Record<string, MailState>> = {
  geweigerd: 'refused',
  wacht: 'waiting',
  verstuurd: 'sent',
  bewaard: 'kept',
};

/** What mails are about, by its name in the address. */
export const subjectNames: Readonly<Record<string, MailSubject>> = {
  bestellingen: 'orders',
  formulieren: 'forms',
  voorraad: 'stock',
};

const filterNames = ['zoek', 'toon', 'over'] as const;

/** The search of the list of mails, as the address stores it. */
export function useMailSearch() {
  const search = useListSearch({ sorts, perPage: MAILS_PER_PAGE });
  const state = valueIn(stateNames, search.get('toon'));
  const about = valueIn(subjectNames, search.get('over'));
  const asked: Omit<PayloadOf<typeof listMails>, 'cursor' | 'limit'> = {
    query: search.filter.query,
    descending: search.sortName !== 'oudste',
    ...(state && { state }),
    ...(about && { about }),
  };
  return {
    ...search,
    asked,
    isFiltered: search.typed !== '' || state !== undefined || about !== undefined,
    clear: () => search.remove(filterNames),
  };
}

export type MailSearch = ReturnType<typeof useMailSearch>;

function valueIn<Value>(names: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(names, name) ? names[name] : undefined;
}
