import { laterDue, quoteStatusOf } from '@etalage/shop-domain';
import { dutchDayOf } from '@etalage/texts/format';
import type { HandlerContext } from '../calls/handler-context.ts';
import type { ListedRow } from './list-rows.repository.ts';

/** Rows of the list as the dashboard shows them. */
export function listedOrders({ now }: Pick<HandlerContext, 'now'>, rows: readonly ListedRow[]) {
  const today = dutchDayOf(now());
  return rows.map((row) => listedOf(row, today));
}

function listedOf(row: ListedRow, today: string) {
  const { source: _source, id: _id, sort_text: _place, customer, quote_status, ...rest } = row;
  const { valid_until, pay_by, ...listed } = rest;
  return {
    ...listed,
    later_due: laterDue({ ...listed, pay_by }, today),
    quote_status: quote_status && quoteStatusOf({ status: quote_status, valid_until }, today),
    customer: nameOf(customer),
  };
}

function nameOf(customer: ListedRow['customer']): string {
  const person = `${customer.invoice_firstname} ${customer.invoice_lastname}`.trim();
  return customer.invoice_company ? `${customer.invoice_company} (${person})` : person;
}
