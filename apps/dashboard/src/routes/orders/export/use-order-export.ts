import type { OrderSearch } from '@etalage/api-contract';
import { formatCount } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { fetchExportedOrders } from '../../../queries/order-list-queries.ts';
import { useSession } from '../../../session/session-context.ts';
import { useSheetExport } from '../../imports/use-sheet-export.ts';
import { orderSheet } from './order-sheet.ts';

/** Saves all that a search finds as a file. */
export function useOrderExport(search: OrderSearch) {
  const t = useText();
  const { website } = useSession();
  return useSheetExport({
    fetchPart: async (from) => {
      const { orders, next } = await fetchExportedOrders(website.id, search, from);
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
