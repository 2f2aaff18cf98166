import { dutchDayOf } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { useToast } from '@etalage/ui-kit/dashboard';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { failureTexts } from '../../queries/failure-texts.ts';
import { saveFile } from '../../screen/save-file.ts';
import { SheetError, writeCsv, writeXlsx } from './file/index.ts';
import { retried } from './retried.ts';

type ExportKind = 'csv' | 'xlsx';

interface SheetExport<Item> {
  /** Fetches the items after a place, '' for the first ones; `next` is '' after the last ones. */
  readonly fetchPart: (from: string) => Promise<{ readonly items: readonly Item[]; readonly next: string }>;
  /** The rows of the file, the titles first. */
  readonly rowsOf: (items: Item[]) => string[][];
  /** The name of the file without its ending; `date` is today. */
  readonly nameOf: (date: string) => string;
  /** What is said when so many items are in the file. */
  readonly doneText: (count: number) => string;
  /** What is said when it was stopped; nothing without it. */
  readonly stoppedText?: string;
}

/** Fetches items part by part, however many there are, and saves them as a file for a spreadsheet. */
export function useSheetExport<Item>(sheet: SheetExport<Item>) {
  const t = useText();
  const showToast = useToast();
  const [count, setCount] = useState(0);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function load(signal: AbortSignal): Promise<Item[]> {
    const items: Item[] = [];
    let after = '';
    do {
      const from = after;
      const part = await retried(() => sheet.fetchPart(from), signal);
      items.push(...part.items);
      after = part.next;
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
      const rows = sheet.rowsOf(items);
      const file = kind === 'csv' ? writeCsv(rows) : await writeXlsx(rows);
      signal.throwIfAborted();
      const date = dutchDayOf(new Date());
      saveFile(`${sheet.nameOf(date)}.${kind}`, file);
      return items.length;
    },
    onSuccess: (all) => showToast({ text: sheet.doneText(all) }),
    onError: (error) => {
      if (running.current?.signal.aborted) {
        if (sheet.stoppedText !== undefined) showToast({ text: sheet.stoppedText });
        return;
      }
      const isSheet = error instanceof SheetError;
      showToast({ text: isSheet ? t(error.key, error.values) : failureTexts(error, [], t).general });
    },
  });
  return { run: run.mutate, isRunning: run.isPending, count, stop: () => running.current?.abort() };
}
