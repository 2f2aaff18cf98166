import type { BookedPeriod } from '@etalage/shop-domain';
import { formatCount } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import {
  type BookedLine,
  type BookedPayment,
  fetchBookedPayments,
  fetchBookedSales,
} from '../../queries/bookkeeping-queries.ts';
import { useSession } from '../../session/session-context.ts';
import { useSheetExport } from '../imports/use-sheet-export.ts';
import { paymentSheet, salesSheet } from './booked-sheet.ts';

export type BookedFile = 'orders' | 'refunds' | 'payments';

/** Saves the lines of a period as a file for a spreadsheet. */
export function useBookedExport(file: BookedFile, period: BookedPeriod) {
  const t = useText();
  const { website } = useSession();
  return useSheetExport<BookedLine | BookedPayment>({
    fetchPart: async (cursor) => {
      if (file === 'payments') {
        const { payments, next } = await fetchBookedPayments(website.id, { ...period, cursor });
        return { items: payments, next };
      }
      const { lines, next } = await fetchBookedSales(website.id, { ...period, what: file, cursor });
      return { items: lines, next };
    },
    rowsOf: (rows) =>
      file === 'payments'
        ? paymentSheet(rows as BookedPayment[], t)
        : salesSheet(file, rows as BookedLine[], t),
    nameOf: () => t(`bookkeeping_name_${file}`, { ...period }),
    doneText: (count) =>
      count === 1
        ? t('bookkeeping_export_done_one')
        : t('bookkeeping_export_done', { count: formatCount(count) }),
  });
}
