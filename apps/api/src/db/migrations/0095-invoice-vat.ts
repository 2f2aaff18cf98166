import { addExistingInvoiceVat, createInvoiceVat } from './bookkeeping/create-invoice-vat.ts';
import type { Migration } from './migration.ts';

/** What the returns of a period add up: the VAT groups of invoices and credit notes. */
export const invoiceVat: Migration = {
  name: '0095-invoice-vat',
  async up(db) {
    await createInvoiceVat(db);
    await addExistingInvoiceVat(db);
  },
};
