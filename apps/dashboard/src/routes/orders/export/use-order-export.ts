import type { OrderSearch } from '@etalage/api-contract';
import { formatCount } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { fetchExportedOrders } from '../../../queries/order-list-queries.ts';
import { useSession } from '../../../session/session-context.ts';
import { useSheetExport } from '../../imports/use-sheet-export.ts';
import { orderSheet } from './order-sheet.ts';

/** Saves all that a search finds as a file. */
export const useOrderExport = (search: OrderSearch) => useSearchExport(search, undefined);

const everything: OrderSearch = { query: '', from: '', until: '', sort: 'date', descending: true };

/** Saves the chosen orders as a file, the newest first. */
export const useChosenExport = (numbers: string[]) => useSearchExport(everything, numbers);

function useSearchExport(search: OrderSearch, numbers: string[] | undefined) {
  const t = useText();
  const { website } = useSession();
  return useSheetExport({
    fetchPart: async (from) => {
      const { orders, next } = await fetchExportedOrders(
        website.id,
        { ...search, ...(numbers && { numbers }) },
        from,
      );
      return { items: orders, next };
    },
    rowsOf: (orders) => orderSheet(orders, t),
    nameOf: (date) => t('dashboard_orders_export_file', { date }),
    doneText: (count) =>
      count === 1
        ? t('dashboard_orders_export_done_one')
        : t('dashboard_orders_export_done', { count: formatCount(count) }),
  });
}
