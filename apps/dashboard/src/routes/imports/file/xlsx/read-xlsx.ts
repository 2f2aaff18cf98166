import { collectRows, type Table } from '../collect-rows.ts';
import { SheetError } from '../sheet-error.ts';
import type { CellContext } from './cell-text.ts';
import { createUnpack } from './create-unpack.ts';
import { numberKinds } from './number-formats.ts';
import { readRows } from './read-rows.ts';
import { readTexts } from './read-texts.ts';
import { workbookParts, workbookPath } from './workbook-parts.ts';
import { zipEntries } from './zip-entries.ts';

/** The rows of the first sheet of a workbook that has any. */
export function readXlsx(bytes: Uint8Array): Table {
  const entries = zipEntries(bytes);
  const unpack = createUnpack();
  const read = (path: string | undefined) => {
    const entry = entries.get(path ?? '');
    return entry ? unpack(entry) : '';
  };
  const workbook = workbookPath(read);
  if (!workbook.endsWith('.xml') || !entries.has(workbook)) throw new SheetError('sheet_file_not_a_sheet');
  const parts = workbookParts(workbook, read);
  const texts = read(parts.texts);
  const styles = read(parts.styles);
  const context: CellContext = {
    texts: texts === '' ? [] : readTexts(texts),
    kinds: styles === '' ? [] : numberKinds(styles),
    is1904: parts.is1904,
  };
  for (const path of parts.sheets) {
    const collector = collectRows();
    const xml = read(path);
    if (xml !== '') readRows(xml, context, collector);
    if (!collector.isEmpty()) return collector.table();
  }
  throw new SheetError('sheet_file_empty');
}
