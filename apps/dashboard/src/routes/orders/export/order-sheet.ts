import type { TextKey, Translate } from '@etalage/texts';
import { dutchClockOf } from '@etalage/texts/format';
import type { ExportedOrder } from '../../../queries/order-list-queries.ts';
import { kindTexts, stateView } from '../payment-view.ts';
import { sendingText } from '../order-columns.tsx';

type Cell = (order: ExportedOrder, t: Translate) => string;

/** The columns of the sheet: their heading and what a row has there. */
const columns: readonly (readonly [title: TextKey, cell: Cell])[] = [
  ['dashboard_orders_sheet_number', ({ number }) => number],
  ['dashboard_orders_sheet_kind', ({ kind }, t) => t(kindTexts[kind])],
  ['dashboard_orders_sheet_date', ({ created_at }) => dutchClockOf(created_at).replace('T', ' ')],
  ['dashboard_orders_sheet_state', stateText],
  ['dashboard_orders_sheet_payment', (order, t) => (order.kind === 'quote' ? '' : t(stateView(order).text))],
  ['dashboard_orders_sheet_method', ({ payment_method }) => payment_method],
  ['dashboard_orders_sheet_shipment', ({ shipment }) => shipment],
  ['dashboard_orders_sheet_company', ({ customer }) => customer.invoice_company],
  ['dashboard_orders_sheet_tax_number', ({ customer }) => customer.invoice_tax_number],
  ['dashboard_orders_sheet_firstname', ({ customer }) => customer.invoice_firstname],
  ['dashboard_orders_sheet_lastname', ({ customer }) => customer.invoice_lastname],
  ['dashboard_orders_sheet_email', ({ email }) => email],
  ['dashboard_orders_sheet_phone', ({ customer }) => customer.invoice_phonenumber],
  ['dashboard_orders_sheet_street', ({ customer }) => customer.invoice_street],
  ['dashboard_orders_sheet_house', ({ customer }) => customer.invoice_number],
  ['dashboard_orders_sheet_postcode', ({ customer }) => customer.invoice_postcode],
  ['dashboard_orders_sheet_city', ({ customer }) => customer.invoice_city],
  ['dashboard_orders_sheet_country', ({ customer }) => customer.invoice_country],
  ['dashboard_orders_sheet_shipping_firstname', delivery('firstname')],
  ['dashboard_orders_sheet_shipping_lastname', delivery('lastname')],
  ['dashboard_orders_sheet_shipping_street', delivery('street')],
  ['dashboard_orders_sheet_shipping_house', delivery('number')],
  ['dashboard_orders_sheet_shipping_postcode', delivery('postcode')],
  ['dashboard_orders_sheet_shipping_city', delivery('city')],
  ['dashboard_orders_sheet_shipping_country', delivery('country')],
  ['dashboard_orders_sheet_total_excl', ({ total_excl_tax }) => euros(total_excl_tax)],
  ['dashboard_orders_sheet_tax', ({ total_tax }) => euros(total_tax)],
  ['dashboard_orders_sheet_total', ({ total }) => euros(total)],
];

/** Orders as the rows of a spreadsheet, below their headings. */
export function orderSheet(orders: readonly ExportedOrder[], t: Translate): string[][] {
  return [
    columns.map(([title]) => t(title)),
    ...orders.map((order) => columns.map(([, cell]) => cell(order, t))),
  ];
}

function stateText(order: ExportedOrder, t: Translate): string {
  if (order.kind === 'quote') return '';
  if (order.status === 'cancelled') return t('dashboard_order_cancelled');
  const sending = sendingText(order);
  return sending ? t(sending) : '';
}

type AddressField = 'firstname' | 'lastname' | 'street' | 'number' | 'postcode' | 'city' | 'country';

/** A field of where it is sent: of the address for that, else of the invoice. */
function delivery(field: AddressField): Cell {
  return ({ customer }) =>
    customer.custom_shipping_information ? customer[`shipping_${field}`] : customer[`invoice_${field}`];
}

/** An amount as Dutch spreadsheets read it. */
function euros(cents: number): string {
  return (cents / 100).toFixed(2).replace('.', ',');
}
