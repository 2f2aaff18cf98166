/** A row of a sheet by the number that the sheet shows it under, from 1. */
export interface SheetRow {
  readonly number: number;
  readonly cells: readonly string[];
}

const SEPARATORS = [';', '\t', ','];

/**
 * The rows of a CSV file, or of what a spreadsheet puts on the clipboard. The separator is the one that the first row
 * has most of; a cell in quotes may hold separators, line ends and doubled quotes. Rows without content are left out.
 */
export function readTable(text: string): SheetRow[] {
  const separator = separatorOf(text);
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    row.push(cell.trim());
    cell = '';
  };
  const endRow = () => {
    endCell();
    rows.push(row);
    row = [];
  };
  for (let at = text.startsWith('\uFEFF') ? 1 : 0; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (text[at + 1] === '"') cell += text[(at += 1)];
      else isQuoted = false;
    } else if (letter === '"' && cell.trim() === '') {
      isQuoted = true;
      cell = '';
    } else if (letter === separator) endCell();
    else if (letter === '\n' || letter === '\r') {
      if (letter === '\r' && text[at + 1] === '\n') at += 1;
      endRow();
    } else cell += letter;
  }
  endRow();
  return rows
    .map((cells, index) => ({ number: index + 1, cells }))
    .filter(({ cells }) => cells.some((content) => content !== ''));
}

/** What parts the cells of the first row; what stands in quotes does not count. */
function separatorOf(text: string): string {
  const outside = text.replace(/"(?:[^"]|"")*"/g, '').trimStart();
  const first = outside.split(/[\r\n]/, 1)[0] ?? '';
  const times = (separator: string) => first.split(separator).length;
  return SEPARATORS.reduce((best, one) => (times(one) > times(best) ? one : best));
}

/** The text of a file. Excel writes CSV in the letters of Windows where it is not asked for UTF-8. */
export function decodeSheet(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
