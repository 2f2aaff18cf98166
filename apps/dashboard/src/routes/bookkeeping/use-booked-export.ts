import type { BookedPeriod } from '@etalage/shop-domain';
import { formatCount } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import {
  type BookedInvoice,
  type BookedLine,
  type BookedPayment,
  type BookedVatLine,
  fetchBookedInvoices,
  fetchBookedPayments,
  fetchBookedSales,
  fetchVatLines,
} from '../../queries/bookkeeping-queries.ts';
import { useSession } from '../../session/session-context.ts';
import { useSheetExport } from '../imports/use-sheet-export.ts';
import { invoiceSheet, paymentSheet, salesSheet } from './booked-sheet.ts';
import { vatLineSheet } from './vat/vat-sheet.ts';

export type BookedFile = 'orders' | 'refunds' | 'payments' | 'invoices' | 'vat_lines';

/** Saves the lines of a period as a file for a spreadsheet. */
export function useBookedExport(file: BookedFile, period: BookedPeriod) {
  const t = useText();
  const { website } = useSession();
  return useSheetExport<BookedLine | BookedPayment | BookedInvoice | BookedVatLine>({
    fetchPart: async (cursor) => {
      if (file === 'payments') {
        const { payments, next } = await fetchBookedPayments(website.id, { ...period, cursor });
        return { items: payments, next };
      }
      if (file === 'invoices') {
        const { lines, next } = await fetchBookedInvoices(website.id, { ...period, cursor });
        return { items: lines, next };
      }
      if (file === 'vat_lines') {
        const { lines, next } = await fetchVatLines(website.id, { ...period, cursor });
        return { items: lines, next };
      }
      const { lines, next } = await fetchBookedSales(website.id, { ...period, what: file, cursor });
      return { items: lines, next };
    },
    rowsOf: (rows) => {
      if (file === 'payments') return paymentSheet(rows as BookedPayment[], t);
      if (file === 'invoices') return invoiceSheet(rows as BookedInvoice[], t);
      if (file === 'vat_lines') return vatLineSheet(rows as BookedVatLine[], t);
      return salesSheet(file, rows as BookedLine[], t);
    },
    nameOf: () => t(`bookkeeping_name_${file}`, { ...period }),
    doneText: (count) =>
      count === 1
        ? t('bookkeeping_export_done_one')
        : t('bookkeeping_export_done', { count: formatCount(count) }),
  });
}
