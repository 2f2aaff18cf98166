import { type InvoiceDocument, invoiceNumber, TEST_INVOICE_PREFIX } from '@etalage/shop-domain';
import { newId } from '../db/new-id.ts';
import type { InvoiceSeries } from '../db/tables/invoices.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import type { InvoiceSettings } from './invoice-settings.ts';
import { queuePeppol } from './queue-peppol.ts';

interface NewInvoice {
  readonly websiteId: string;
  readonly orderId: string;
  readonly kind: 'invoice' | 'credit_note';
  /** Of a credit note of a refund. */
  readonly refundId: string | null;
  /** How often the order was invoiced, with this one. */
  readonly round: number;
  readonly isTest: boolean;
  /** The day on which it is made: `2026-11-28`. */
  readonly today: string;
  readonly settings: InvoiceSettings;
}

/**
 * Stores a document under the next number of its series. The counter is locked until the commit and raised with it, so that
 * no number is missing or given twice, whatever happens to the transaction; request it last.
 */
export async function insertInvoice(
  tx: WebsiteTransaction,
  made: NewInvoice,
  documentOf: (number: string) => InvoiceDocument,
): Promise<InvoiceDocument> {
  const { websiteId, orderId, kind, refundId, round, isTest, today, settings } = made;
  const series: InvoiceSeries = isTest ? `test_${kind}` : kind;
  const year = Number(today.slice(0, 4));
  const counted = await nextNumber(tx, websiteId, series, year);
  const prefix =
    (isTest ? TEST_INVOICE_PREFIX : '') + (kind === 'invoice' ? settings.prefix : settings.credit_prefix);
  const document = documentOf(invoiceNumber(prefix, year, counted));
  const id = newId();
  await tx
    .insertInto('invoices')
    .values({
      website_id: websiteId,
      id,
      series,
      year,
      counted,
      number: document.number,
      kind,
      order_id: orderId,
      refund_id: refundId,
      round,
      date: today,
      total: document.totals.gross,
      document: JSON.stringify(document),
    })
    .execute();
  await queuePeppol(tx, websiteId, { invoiceId: id, orderId, document });
  return document;
}

async function nextNumber(
  tx: WebsiteTransaction,
  website_id: string,
  series: InvoiceSeries,
  year: number,
): Promise<number> {
  const { last_number } = await tx
    .insertInto('invoice_counters')
    .values({ website_id, series, year, last_number: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['website_id', 'series', 'year'])
        .doUpdateSet((counter) => ({ last_number: counter('invoice_counters.last_number', '+', 1) })),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow();
  return last_number;
}
