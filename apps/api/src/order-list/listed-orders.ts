import { laterDue, quoteStatusOf } from '@etalage/shop-domain';
import { dutchDayOf } from '@etalage/texts/format';
import type { HandlerContext } from '../calls/handler-context.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { isTestPayment, type PaymentState, paymentStatesOf } from '../payments/payment-state.ts';
import type { ListedRow } from './list-rows.repository.ts';

/** Rows of the list as the dashboard shows them. */
export async function listedOrders(
  tx: WebsiteTransaction,
  { websiteId, now }: Pick<HandlerContext, 'websiteId' | 'now'>,
  rows: readonly ListedRow[],
) {
  const ids = rows.filter(({ source }) => source === 'orders').map(({ id }) => id);
  const states = await paymentStatesOf(tx, websiteId, ids);
  const today = dutchDayOf(now());
  return rows.map((row) => listedOf(row, states.get(row.id), today));
}

function listedOf(row: ListedRow, state: PaymentState | undefined, today: string) {
  const { source: _source, id: _id, sort_text: _place, customer, quote_status, ...rest } = row;
  const { valid_until, pay_by, ...listed } = rest;
  return {
    ...listed,
    later_due: laterDue({ ...listed, pay_by }, today),
    quote_status: quote_status && quoteStatusOf({ status: quote_status, valid_until }, today),
    customer: nameOf(customer),
    test: state !== undefined && isTestPayment(state),
  };
}

function nameOf(customer: ListedRow['customer']): string {
  const person = `${customer.invoice_firstname} ${customer.invoice_lastname}`.trim();
  return customer.invoice_company ? `${customer.invoice_company} (${person})` : person;
}
