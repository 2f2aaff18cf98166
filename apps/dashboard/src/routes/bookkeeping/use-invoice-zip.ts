import type { BookedPeriod } from '@etalage/shop-domain';
import { formatCount } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { useToast } from '@etalage/ui-kit/dashboard';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { fetchBookedInvoices } from '../../queries/bookkeeping-queries.ts';
import { failureTexts } from '../../queries/failure-texts.ts';
import { fetchInvoiceFile } from '../../queries/invoice-queries.ts';
import { bytesOfBase64 } from '../../screen/bytes-of-base64.ts';
import { saveFile } from '../../screen/save-file.ts';
import { useSession } from '../../session/session-context.ts';
import { retried } from '../imports/retried.ts';
import { invoicePack } from './pack-invoices.ts';

/** More documents than this take too long to make. */
const MOST_ZIPPED = 1000;

/** Saves the invoices and credit notes of a period as files in a zip. */
export function useInvoiceZip(period: BookedPeriod) {
  const t = useText();
  const { website } = useSession();
  const showToast = useToast();
  const [progress, setProgress] = useState({ count: 0, total: 0 });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  /** The ids of the documents, one more than fits if there are more. */
  async function findIds(signal: AbortSignal): Promise<string[]> {
    const ids = new Set<string>();
    let after = '';
    do {
      const cursor = after;
      const part = await retried(() => fetchBookedInvoices(website.id, { ...period, cursor }), signal);
      for (const { id } of part.lines) ids.add(id);
      after = part.next;
    } while (after !== '' && ids.size <= MOST_ZIPPED);
    return [...ids];
  }

  async function pack(ids: readonly string[], form: 'pdf' | 'ubl', signal: AbortSignal): Promise<Blob> {
    const zip = invoicePack();
    for (const [count, id] of ids.entries()) {
      setProgress({ count, total: ids.length });
      const { name, file } = await retried(() => fetchInvoiceFile(website.id, { id, form }), signal);
      zip.add({ name, bytes: bytesOfBase64(file) });
    }
    return zip.end();
  }

  const run = useMutation({
    mutationFn: async (form: 'pdf' | 'ubl') => {
      running.current = new AbortController();
      const { signal } = running.current;
      setProgress({ count: 0, total: 0 });
      const ids = await findIds(signal);
      if (ids.length === 0) return t('bookkeeping_zip_none');
      if (ids.length > MOST_ZIPPED) return t('bookkeeping_zip_too_many', { count: formatCount(MOST_ZIPPED) });
      const zip = await pack(ids, form, signal);
      signal.throwIfAborted();
      saveFile(`${t('bookkeeping_name_invoices', { ...period })}-${form}.zip`, zip);
      return ids.length === 1
        ? t('bookkeeping_zip_done_one')
        : t('bookkeeping_zip_done', { count: formatCount(ids.length) });
    },
    onSuccess: (text) => showToast({ text }),
    onError: (error) => {
      if (running.current?.signal.aborted) return;
      showToast({ text: failureTexts(error, [], t).general });
    },
  });
  return { run: run.mutate, isRunning: run.isPending, progress };
}
