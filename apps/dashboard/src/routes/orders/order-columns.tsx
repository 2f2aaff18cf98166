import { COUNTRIES, countryTextKey, isInPart, type ListedFacts } from '@etalage/shop-domain';
import type { TextKey, Translate } from '@etalage/texts';
import { formatAgo, formatMoney } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { Badge, rowLink, type Column } from '@etalage/ui-kit/dashboard';
import { shownColumns, shownColumnsText } from '../../lists/columns/shown-columns.ts';
import type { ChosenRows } from '../../lists/use-chosen-rows.ts';
import { momentColumn } from '../../lists/row-columns.tsx';
import type { ListedOrder } from '../../queries/order-queries.ts';
import { ScreenLink } from '../../session/screen-link.tsx';
import * as bulk from './bulk/bulk.css.ts';
import { ChooseBox } from './bulk/choose-box.tsx';
import { useOrderPlace } from './order-place.tsx';
import * as styles from './orders.css.ts';
import { stateView } from './payment-view.ts';
import { quoteWords } from './quote/quote-words.ts';

/** The columns that can be shown beside the customer, by their name in the address, in their order. */
export const columnNames = ['status', 'betaalwijze', 'land', 'email', 'datum', 'totaal'] as const;
export type ColumnName = (typeof columnNames)[number];

export const columnTexts: Record<ColumnName, TextKey> = {
  status: 'dashboard_orders_state',
  betaalwijze: 'dashboard_orders_method',
  land: 'dashboard_orders_country',
  email: 'dashboard_orders_email',
  datum: 'dashboard_orders_date',
  totaal: 'dashboard_orders_total',
};

/** What is shown until a member chooses. */
const usual: readonly ColumnName[] = ['status', 'datum', 'totaal'];

export const columnsOf = (text: string) => shownColumns(text, columnNames, usual);
export const columnsText = (names: readonly ColumnName[]) => shownColumnsText(names, columnNames, usual);

/** Who ordered, which opens the order, with its number, and a box to choose it if rows can be chosen. */
export function nameColumn(
  t: Translate,
  withDate: boolean,
  chosen?: ChosenRows<ListedOrder>,
): Column<ListedOrder> {
  return {
    key: 'customer',
    title: t('dashboard_orders_customer'),
    sortable: true,
    cell: (order) =>
      chosen ? (
        <span className={bulk.name}>
          <ChooseBox order={order} chosen={chosen} />
          <Name order={order} withDate={withDate} />
        </span>
      ) : (
        <Name order={order} withDate={withDate} />
      ),
  };
}

/** A column of the table of orders; with many beside it, what an order waits for is in several lines. */
export function columnOf(name: ColumnName, t: Translate, isCrowded = false): Column<ListedOrder> {
  const title = t(columnTexts[name]);
  const lesser = { title, soft: true, roomy: true };
  switch (name) {
    case 'status':
      return {
        key: 'state',
        title,
        width: isCrowded ? '9.5rem' : '15rem',
        cell: (order) => <State order={order} isFull />,
      };
    case 'betaalwijze':
      return {
        ...lesser,
        key: 'method',
        width: '8.5rem',
        cell: ({ payment_method }) => payment_method || '–',
      };
    case 'land':
      return { ...lesser, key: 'country', width: '7rem', cell: ({ country }) => countryName(country, t) };
    case 'email':
      return { ...lesser, key: 'email', cell: ({ email }) => <span className={styles.long}>{email}</span> };
    case 'datum': {
      const momentOf = ({ created_at }: ListedOrder) => created_at.toISOString();
      const column = momentColumn('date', title, momentOf);
      return { ...column, ...(isCrowded && { width: '9rem' }), sortable: true, phone: 'none' };
    }
    case 'totaal':
      return {
        key: 'total',
        title,
        width: '8rem',
        align: 'end',
        phone: 'side',
        sortable: true,
        cell: ({ total }) => formatMoney(total),
      };
  }
}

/** The Dutch name of a country, or its code if it has none. */
export function countryName(code: string, t: Translate): string {
  const known = COUNTRIES.find((one) => one === code);
  return known ? t(countryTextKey(known)) : code || '–';
}

function Name({ order, withDate }: { order: ListedOrder; withDate: boolean }) {
  const place = useOrderPlace();
  return (
    <span className={styles.name}>
      <ScreenLink className={rowLink} to={`/bestellingen/${encodeURIComponent(order.number)}`} state={place}>
        {order.customer || order.number}
      </ScreenLink>
      <span className={styles.number}>
        {order.number}
        <span className={withDate ? undefined : styles.phoneOnly}>
          {` · ${formatAgo(order.created_at, new Date())}`}
        </span>
      </span>
    </span>
  );
}

/** What an order waits for; `isFull` says too how far it was sent. */
export function State({ order, isFull = false }: { order: ListedOrder; isFull?: boolean }) {
  const t = useText();
  const payment = stateView(order);
  if (order.quote_status !== '') {
    const { text, tone } = quoteWords[order.quote_status];
    return <Badge tone={tone}>{t(text)}</Badge>;
  }
  const sending = isFull ? sendingText(order) : undefined;
  return (
    <span className={styles.states}>
      <Badge tone={payment.tone}>{t(payment.text)}</Badge>
      {sending && <Badge tone={sending === toSend ? 'waiting' : 'neutral'}>{t(sending)}</Badge>}
      {order.test && <Badge tone="waiting">{t('dashboard_payment_test')}</Badge>}
      {order.kind === 'mixed' && <Badge tone="neutral">{t('dashboard_orders_with_quote')}</Badge>}
    </span>
  );
}

const toSend = 'dashboard_orders_part_to_send' satisfies TextKey;

/** How far an order was sent, or that it is to be; undefined while it waits for its money, and once it is cancelled. */
export function sendingText(order: ListedFacts): TextKey | undefined {
  if (order.status === 'cancelled') return undefined;
  if (order.status === 'completed') return 'dashboard_orders_completed';
  if (order.sent === 'all') return 'dashboard_orders_sent_all';
  if (order.sent === 'partly') return 'dashboard_orders_sent_partly';
  return isInPart('to_send', order) ? toSend : undefined;
}
