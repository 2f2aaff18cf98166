import type { OrderPart, PaymentGroup } from '@etalage/shop-domain';
import type { TextKey } from '@etalage/texts';
import { useText } from '@etalage/ui-kit';
import { Action } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ListChoice } from '../../lists/list-choice.tsx';
import { ListStates } from '../../lists/list-states.tsx';
import { ListToolbar } from '../../lists/list-toolbar.tsx';
import { PeriodFilter } from '../../lists/period/period-filter.tsx';
import { usePeriod } from '../../lists/period/use-period.ts';
import { orderChoicesQuery } from '../../queries/order-list-queries.ts';
import { useSession } from '../../session/session-context.ts';
import { countryName } from './order-columns.tsx';
import {
  laterNames,
  partNames,
  paymentNames,
  type SortName,
  sortNames,
  UNANSWERED,
  WAITING,
} from './order-search-address.ts';
import * as styles from './orders.css.ts';
import type { OrderListSearch } from './use-order-search.ts';

const sortTexts: Record<SortName, TextKey> = {
  nieuwste: 'dashboard_orders_sort_newest',
  oudste: 'dashboard_orders_sort_oldest',
  nummer: 'dashboard_orders_sort_number',
  'nummer-af': 'dashboard_orders_sort_number_down',
  klant: 'dashboard_orders_sort_customer',
  'klant-af': 'dashboard_orders_sort_customer_down',
  totaal: 'dashboard_orders_sort_total',
  'totaal-af': 'dashboard_orders_sort_total_down',
};

const partTexts: Record<OrderPart, TextKey> = {
  to_send: 'dashboard_orders_part_to_send',
  unpaid: 'dashboard_orders_part_unpaid',
  quotes: 'dashboard_orders_part_quotes',
  completed: 'dashboard_orders_part_completed',
  cancelled: 'dashboard_orders_part_cancelled',
};

/** As the state of a payment is shown at an order. */
export const paymentTexts: Record<PaymentGroup, TextKey> = {
  none: 'dashboard_payment_none',
  open: 'dashboard_payment_open',
  paid: 'dashboard_payment_paid',
  failed: 'dashboard_payment_failed',
  refunded: 'dashboard_payment_refunded',
  charged_back: 'dashboard_payment_charged_back',
};

/** Search, filters and order of the list. */
export function OrderToolbar({ search }: { search: OrderListSearch }) {
  const t = useText();
  const { get, set, filterCount } = search;
  const [isOpen, setOpen] = useState(filterCount > 0);
  const shown = get('toon');
  return (
    <>
      <ListStates
        label={t('dashboard_orders_filter')}
        states={[
          ['', t('dashboard_orders_part_all')],
          ...Object.entries(partNames).map(([name, part]) => [name, t(partTexts[part])] as const),
        ]}
        value={Object.hasOwn(partNames, shown) ? shown : ''}
        onChange={(name) => set('toon', name)}
      />
      <ListToolbar
        search={search}
        searchLabel={t('dashboard_orders_search')}
        sorts={sortNames.map((name) => [name, t(sortTexts[name])])}
      >
        <Action icon="properties" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {filterCount === 0
            ? t('dashboard_orders_filters')
            : t('dashboard_orders_filters_set', { count: String(filterCount) })}
        </Action>
      </ListToolbar>
      {isOpen && <Filters search={search} />}
    </>
  );
}

const laterTexts = { open: 'orders_later_open', overdue: 'orders_later_overdue' } as const;

function Filters({ search }: { search: OrderListSearch }) {
  const t = useText();
  const period = usePeriod();
  const { get, set } = search;
  return (
    <div role="group" aria-label={t('dashboard_orders_filters')} className={styles.filters}>
      <ListChoice
        label={t('dashboard_orders_payment')}
        value={get('betaling')}
        options={[
          ['', t('dashboard_orders_payment_all')],
          ...Object.entries(paymentNames).map(([name, group]) => [name, t(paymentTexts[group])] as const),
        ]}
        onChange={(name) => set('betaling', name)}
      />
      <OccurringChoices search={search} />
      <ListChoice
        label={t('orders_question')}
        value={get('vraag')}
        options={[
          ['', t('orders_question_all')],
          [UNANSWERED, t('orders_question_open')],
        ]}
        onChange={(name) => set('vraag', name)}
      />
      <ListChoice
        label={t('orders_withdrawal')}
        value={get('herroeping')}
        options={[
          ['', t('orders_withdrawal_all')],
          [WAITING, t('orders_withdrawal_open')],
        ]}
        onChange={(name) => set('herroeping', name)}
      />
      <ListChoice
        label={t('orders_later')}
        value={get('achteraf')}
        options={[
          ['', t('orders_later_all')],
          ...Object.entries(laterNames).map(([name, due]) => [name, t(laterTexts[due])] as const),
        ]}
        onChange={(name) => set('achteraf', name)}
      />
      <div className={styles.period}>
        <PeriodFilter period={period} />
      </div>
    </div>
  );
}

/** Filters by what occurs in the orders; one value is no choice, unless it is asked for. */
function OccurringChoices({ search: { get, set } }: { search: OrderListSearch }) {
  const t = useText();
  const { website } = useSession();
  const { data } = useQuery(orderChoicesQuery(website.id));
  const methods = (data?.methods ?? []).map(({ id, title }) => [id, title] as const);
  const countries = (data?.countries ?? []).map((code) => [code, countryName(code, t)] as const);
  const method = get('betaalwijze');
  const country = get('land');
  return (
    <>
      {(methods.length > 1 || method !== '') && (
        <ListChoice
          label={t('dashboard_orders_method')}
          value={method}
          options={[['', t('dashboard_orders_method_all')], ...withValue(methods, method)]}
          onChange={(value) => set('betaalwijze', value)}
        />
      )}
      {(countries.length > 1 || country !== '') && (
        <ListChoice
          label={t('dashboard_orders_country')}
          value={country}
          options={[['', t('dashboard_orders_country_all')], ...withValue(countries, country)]}
          onChange={(value) => set('land', value)}
        />
      )}
    </>
  );
}

type Option = readonly [value: string, text: string];

/** The options with what is asked for, which no order may have any more. */
function withValue(options: readonly Option[], value: string): readonly Option[] {
  const isKnown = value === '' || options.some(([known]) => known === value);
  return isKnown ? options : [...options, [value, value]];
}
