import type { exportVatLines, OutputOf } from '@etalage/api-contract';
import { type InvoiceDocument, vatPlaceOf } from '@etalage/shop-domain';
import type { Translate } from '@etalage/texts';
import { requireRole } from '../auth/require-role.ts';
import type { Handler } from '../calls/handler-context.ts';
import { orderRoles } from '../orders/order-roles.ts';
import { vatDecisionOf } from '../orders/vat-decision.ts';
import { type DocumentRow, pageOfInvoices, signOf } from './invoices.repository.ts';
import { refusePeriod } from './period-range.ts';

type Line = OutputOf<typeof exportVatLines>['lines'][number];

/** All lines of the invoices and credit notes of a period, with the decision about their VAT and its proof. */
export const exportVatLinesHandler: Handler<typeof exportVatLines> = async (input, context) => {
  requireRole(context, orderRoles);
  refusePeriod(input);
  const { websiteId, read, translate } = context;
  const { rows, next } = await read((tx) => pageOfInvoices(tx, websiteId, input));
  return { lines: rows.flatMap((row) => linesOf(row, translate)), next };
};

function linesOf(row: DocumentRow, translate: Translate): Line[] {
  const { number, kind, date, credits, order, buyer } = row.document;
  const decision = vatDecisionOf({ vat: row.vat }, translate);
  const shared = {
    number,
    kind,
    day: date,
    credits: credits?.number ?? '',
    credits_day: credits?.date ?? '',
    order_number: order.number,
    customer: buyer.name,
    vat_number: buyer.vat_number,
    country: row.country,
    reason: decision?.reason ?? '',
    vies_status: decision?.proof?.status ?? '',
    consultation_number: decision?.proof?.consultation_number ?? '',
    checked_at: decision?.proof?.checked_at.toISOString() ?? '',
  };
  return partsOf(row.document).map((part) => {
    const { category, rate, title } = part;
    const destination = category === 'S' ? row.destination : '';
    const net = signOf(kind, part.net);
    const gross = signOf(kind, part.gross);
    return {
      ...shared,
      title,
      quantity: signOf(kind, part.quantity),
      category,
      rate,
      destination,
      place: vatPlaceOf({ category, rate, treatment: row.treatment, destination }),
      net,
      tax: gross - net,
      gross,
    };
  });
}

/** The lines of a document, and its charges as lines of one piece. */
function partsOf({ lines, charges }: InvoiceDocument) {
  return [...lines, ...charges.map((charge) => ({ ...charge, quantity: 1 }))];
}
