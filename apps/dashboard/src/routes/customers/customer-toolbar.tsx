import type { CustomerGroup } from '@etalage/api-contract';
import type { TextKey } from '@etalage/texts';
import { useText } from '@etalage/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { ListChoice } from '../../lists/list-choice.tsx';
import { ListStates } from '../../lists/list-states.tsx';
import { ListToolbar } from '../../lists/list-toolbar.tsx';
import { customerChoicesQuery } from '../../queries/customer-queries.ts';
import { useSession } from '../../session/session-context.ts';
import { countryName } from '../orders/order-columns.tsx';
import { groupNames, type SortName, sortNames } from './customer-search.ts';
import type { CustomerListSearch } from './use-customer-search.ts';

const sortTexts: Record<SortName, TextKey> = {
  gezien: 'customers_sort_seen',
  'gezien-op': 'customers_sort_unseen',
  naam: 'customers_sort_name',
  'naam-af': 'customers_sort_name_down',
  bestellingen: 'customers_sort_orders',
  'bestellingen-op': 'customers_sort_orders_up',
  omzet: 'customers_sort_turnover',
  'omzet-op': 'customers_sort_turnover_up',
};

const groupTexts: Record<CustomerGroup, TextKey> = {
  orders: 'customers_group_orders',
  forms: 'customers_group_forms',
  companies: 'customers_group_companies',
};

/** Search, filters and order of the list. */
export function CustomerToolbar({ search }: { search: CustomerListSearch }) {
  const t = useText();
  const { get, set } = search;
  const shown = get('toon');
  return (
    <>
      <ListStates
        label={t('customers_filter')}
        states={[
          ['', t('customers_group_all')],
          ...Object.entries(groupNames).map(([name, group]) => [name, t(groupTexts[group])] as const),
        ]}
        value={Object.hasOwn(groupNames, shown) ? shown : ''}
        onChange={(name) => set('toon', name)}
      />
      <ListToolbar
        search={search}
        searchLabel={t('customers_search')}
        sorts={sortNames.map((name) => [name, t(sortTexts[name])])}
      >
        <Countries search={search} />
      </ListToolbar>
    </>
  );
}

/** Filters by the countries that occur; one is no choice, unless it is asked for. */
function Countries({ search: { get, set } }: { search: CustomerListSearch }) {
  const t = useText();
  const { website } = useSession();
  const { data } = useQuery(customerChoicesQuery(website.id));
  const asked = get('land');
  const codes = new Set([...(data?.countries ?? []), ...(asked === '' ? [] : [asked])]);
  if (codes.size < 2 && asked === '') return null;
  return (
    <ListChoice
      label={t('customers_country')}
      value={asked}
      options={[
        ['', t('customers_country_all')],
        ...[...codes].map((code) => [code, countryName(code, t)] as const),
      ]}
      onChange={(value) => set('land', value)}
    />
  );
}
