import type { OrderSearch } from '@etalage/api-contract';
import { dutchClockOf, formatCount } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { useToast } from '@etalage/ui-kit/dashboard';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { failureTexts } from '../../../queries/failure-texts.ts';
import { type ExportedOrder, fetchExportedOrders } from '../../../queries/order-list-queries.ts';
import { saveFile } from '../../../screen/save-file.ts';
import { useSession } from '../../../session/session-context.ts';
import { SheetError, writeCsv, writeXlsx } from '../../imports/file/index.ts';
import { retried } from '../../imports/retried.ts';
import { orderSheet } from './order-sheet.ts';

/** Fetches all that a search finds, part by part, and saves it as a file. */
export function useOrderExport(search: OrderSearch) {
  const t = useText();
  const { website } = useSession();
  const showToast = useToast();
  const [count, setCount] = useState(0);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function load(signal: AbortSignal): Promise<ExportedOrder[]> {
    const orders: ExportedOrder[] = [];
    let cursor = '';
    do {
      const from = cursor;
      const part = await retried(() => fetchExportedOrders(website.id, search, from), signal);
      orders.push(...part.orders);
      cursor = part.next;
      setCount(orders.length);
    } while (cursor !== '');
    return orders;
  }

  const run = useMutation({
    mutationFn: async (kind: 'csv' | 'xlsx') => {
      running.current = new AbortController();
      const { signal } = running.current;
      setCount(0);
      const orders = await load(signal);
      const rows = orderSheet(orders, t);
      const file = kind === 'csv' ? writeCsv(rows) : await writeXlsx(rows);
      signal.throwIfAborted();
      const date = dutchClockOf(new Date().toISOString()).slice(0, 10);
      saveFile(`${t('dashboard_orders_export_file', { date })}.${kind}`, file);
      return orders.length;
    },
    onSuccess: (all) =>
      showToast({
        text:
          all === 1
            ? t('dashboard_orders_export_done_one')
            : t('dashboard_orders_export_done', { count: formatCount(all) }),
      }),
    onError: (error) => {
      if (running.current?.signal.aborted) return undefined;
      const isSheet = error instanceof SheetError;
      return showToast({
        text: isSheet ? t(error.key, error.values) : failureTexts(error, [], t).general,
      });
    },
  });
  return { run: run.mutate, isRunning: run.isPending, count };
}
