import { formatCount } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { fetchExport } from '../../queries/import-queries.ts';
import { useSession } from '../../session/session-context.ts';
import { tableOf } from './file/index.ts';
import { useSheetExport } from './use-sheet-export.ts';

/** Saves the whole catalogue as a file. */
export function useExport() {
  const t = useText();
  const { website } = useSession();
  return useSheetExport({
    fetchPart: (from) => fetchExport(website.id, from),
    rowsOf: (items) => tableOf(items, t),
    nameOf: (date) => t('imports_export_file', { date }),
    doneText: (count) =>
      count === 1
        ? t('imports_export_done_one')
        : t('imports_export_done_many', { count: formatCount(count) }),
    stoppedText: t('imports_export_cancelled'),
  });
}
