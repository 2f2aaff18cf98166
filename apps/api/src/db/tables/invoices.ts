import type { InvoiceDocument } from '@etalage/shop-domain';
import type { ColumnType, Generated } from 'kysely';

export type InvoiceSeries = 'invoice' | 'credit_note' | 'test_invoice' | 'test_credit_note';

/** The last number of a series in a year; raised in the transaction that inserts the invoice, so that none is missing. */
interface InvoiceCounterRow {
  website_id: string;
  series: InvoiceSeries;
  year: number;
  last_number: number;
}

/** An invoice or a credit note as it was made; never changed. */
interface InvoiceRow {
  website_id: string;
  id: string;
  series: InvoiceSeries;
  year: number;
  /** Its number in the series and the year, from which `number` was written. */
  counted: number;
  number: string;
  kind: 'invoice' | 'credit_note';
  order_id: string;
  /** The refund of a credit note; null for an invoice, and for what takes back the rest of a cancelled order. */
  refund_id: string | null;
  /** Of the invoice, or of that which is credited: an order that was cancelled and became valid again has another. */
  round: number;
  /** `2026-11-28`. */
  date: string;
  /** Cents, VAT included. */
  total: number;
  document: ColumnType<InvoiceDocument, string, never>;
  created_at: Generated<Date>;
}

export interface InvoiceTables {
  invoice_counters: InvoiceCounterRow;
  invoices: InvoiceRow;
}
