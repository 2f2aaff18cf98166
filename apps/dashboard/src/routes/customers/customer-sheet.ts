import type { TextKey, Translate } from '@etalage/texts';
import { dutchClockOf } from '@etalage/texts/format';
import type { ExportedCustomer } from '../../queries/customer-queries.ts';

type Cell = (customer: ExportedCustomer) => string;

const moment = (at: Date) => dutchClockOf(at.toISOString()).replace('T', ' ');

/** The columns of the sheet: their heading and what a row has there. */
const columns: readonly (readonly [title: TextKey, cell: Cell])[] = [
  ['customers_sheet_name', ({ name }) => name],
  ['customers_sheet_company', ({ company }) => company],
  ['customers_sheet_email', ({ email }) => email],
  ['customers_sheet_phone', ({ phone }) => phone],
  ['customers_sheet_postcode', ({ postcode }) => postcode],
  ['customers_sheet_city', ({ city }) => city],
  ['customers_sheet_country', ({ country }) => country],
  ['customers_sheet_orders', ({ orders }) => String(orders)],
  ['customers_sheet_quotes', ({ quotes }) => String(quotes)],
  ['customers_sheet_submissions', ({ submissions }) => String(submissions)],
  // An amount as Dutch spreadsheets read it.
  ['customers_sheet_turnover', ({ turnover }) => (turnover / 100).toFixed(2).replace('.', ',')],
  ['customers_sheet_first', ({ first_seen_at }) => moment(first_seen_at)],
  ['customers_sheet_last', ({ last_seen_at }) => moment(last_seen_at)],
];

/** Customers as the rows of a spreadsheet, below their headings. */
export function customerSheet(customers: readonly ExportedCustomer[], t: Translate): string[][] {
  return [
    columns.map(([title]) => t(title)),
    ...customers.map((customer) => columns.map(([, cell]) => cell(customer))),
  ];
}
