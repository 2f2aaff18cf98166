import type { SheetItem } from '@etalage/shop-domain/schema';
import { dutchClockOf, formatCount } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { useToast } from '@etalage/ui-kit/dashboard';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { failureTexts } from '../../queries/failure-texts.ts';
import { fetchExport } from '../../queries/import-queries.ts';
import { saveFile } from '../../screen/save-file.ts';
import { useSession } from '../../session/session-context.ts';
import { SheetError, tableOf, writeCsv, writeXlsx } from './file/index.ts';
import { retried } from './retried.ts';

export type ExportKind = 'csv' | 'xlsx';

/** Fetches the whole catalogue, page by page, and saves it as a file. */
export function useExport() {
  const t = useText();
  const { website } = useSession();
  const showToast = useToast();
  const [count, setCount] = useState(0);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function load(signal: AbortSignal): Promise<SheetItem[]> {
    const items: SheetItem[] = [];
    let after = '';
    do {
      const from = after;
      const page = await retried(() => fetchExport(website.id, from), signal);
      items.push(...page.items);
      after = page.next;
      setCount(items.length);
    } while (after !== '');
    return items;
  }

  const run = useMutation({
    mutationFn: async (kind: ExportKind) => {
      running.current = new AbortController();
      const { signal } = running.current;
      setCount(0);
      const items = await load(signal);
      const table = tableOf(items, t);
      const file = kind === 'csv' ? writeCsv(table) : await writeXlsx(table);
      signal.throwIfAborted();
      const date = dutchClockOf(new Date().toISOString()).slice(0, 10);
      saveFile(`${t('imports_export_file', { date })}.${kind}`, file);
      return items.length;
    },
    onSuccess: (all) =>
      showToast({
        text:
          all === 1
            ? t('imports_export_done_one')
            : t('imports_export_done_many', { count: formatCount(all) }),
      }),
    onError: (error) => {
      if (running.current?.signal.aborted) return showToast({ text: t('imports_export_cancelled') });
      const isSheet = error instanceof SheetError;
      return showToast({
        text: isSheet ? t(error.key, error.values) : failureTexts(error, [], t).general,
      });
    },
  });
  return { run: run.mutate, isRunning: run.isPending, count, stop: () => running.current?.abort() };
}
