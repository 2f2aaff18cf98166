import { useText } from '@etalage/ui-kit';
import { useState } from 'react';
import { useOpenScreen } from '../../session/screen-link.tsx';
import { useSession } from '../../session/session-context.ts';
import { chooseFile } from './chosen-file.ts';
import { detectFormat, matchColumns, readTable, SheetError } from './file/index.ts';
import { fileProblem } from './file-problem.ts';

/** Reads a file, and opens the screen of its columns; a file that cannot be read changes nothing. */
export function useChooseFile() {
  const t = useText();
  const { website } = useSession();
  const openScreen = useOpenScreen();
  const [problem, setProblem] = useState('');
  const [isReading, setReading] = useState(false);

  async function read(file: File) {
    const table = await readTable(file);
    const headings = table.rows[0] ?? [];
    chooseFile({
      websiteId: website.id,
      name: file.name.slice(-200),
      table,
      format: detectFormat(headings),
      columns: matchColumns(headings),
    });
    await openScreen('/importeren/nieuw');
  }

  async function choose(file: File | undefined) {
    if (!file || isReading) return;
    const refused = fileProblem(file);
    setProblem(refused ? t(refused) : '');
    if (refused) return;
    setReading(true);
    try {
      await read(file);
    } catch (error) {
      const isSheet = error instanceof SheetError;
      setProblem(isSheet ? t(error.key, error.values) : t('imports_error_read'));
    } finally {
      setReading(false);
    }
  }
  return { choose, problem, isReading };
}
