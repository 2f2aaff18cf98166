import type { exportInvoices, OutputOf } from '@etalage/api-contract';
import { requireRole } from '../auth/require-role.ts';
import type { Handler } from '../calls/handler-context.ts';
import { orderRoles } from '../orders/order-roles.ts';
import { type DocumentRow, pageOfInvoices, signOf } from './invoices.repository.ts';
import { refusePeriod } from './period-range.ts';

type Line = OutputOf<typeof exportInvoices>['lines'][number];

/** Invoices and credit notes of a period, a line per VAT group. */
export const exportInvoicesHandler: Handler<typeof exportInvoices> = async (input, context) => {
  requireRole(context, orderRoles);
  refusePeriod(input);
  const { websiteId, read } = context;
  const { rows, next } = await read((tx) => pageOfInvoices(tx, websiteId, input));
  return { lines: rows.flatMap(linesOf), next };
};

function linesOf({ id, document, destination }: DocumentRow): Line[] {
  const { number, kind, date, credits, order, buyer, groups } = document;
  return groups.map(({ category, rate, net, tax, gross }) => ({
    id,
    number,
    kind,
    day: date,
    credits: credits?.number ?? '',
    order_number: order.number,
    customer: buyer.name,
    vat_number: buyer.vat_number,
    country: buyer.address.country,
    category,
    rate,
    destination: category === 'S' ? destination : '',
    net: signOf(kind, net),
    tax: signOf(kind, tax),
    gross: signOf(kind, gross),
  }));
}
