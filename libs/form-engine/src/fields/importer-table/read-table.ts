import Papa from 'papaparse';

/** A row of a sheet by the number that the sheet shows it under, from 1. */
export interface SheetRow {
  readonly number: number;
  readonly cells: readonly string[];
  /** A cell of it begins with a quote that does not end it, so that it may hold what were cells or rows of their own. */
  readonly isUnclosed?: boolean;
}

/**
 * What may part cells, the surest first: a tab is hardly ever part of a cell, and a Dutch sheet without names may have
 * more commas in its amounts than semicolons between them.
 */
const SEPARATORS = ['\t', ';', ','];

/**
 * The rows of a CSV file, or of what a spreadsheet puts on the clipboard. The first row tells what parts the cells; a
 * cell in quotes may hold separators, line ends and doubled quotes. Rows without content are left out.
 */
export function readTable(text: string): SheetRow[] {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: separatorOf(text) });
  const unclosed = new Set(errors.map(({ row }) => row));
  return data
    .map((cells, index) => ({
      number: index + 1,
      cells: cells.map((cell) => cell.trim()),
      ...(unclosed.has(index) && { isUnclosed: true }),
    }))
    .filter(({ cells }) => cells.some((content) => content !== ''));
}

/** What parts the cells of the first row; what stands in quotes does not count. */
function separatorOf(text: string): string {
  const outside = text.replace(/"(?:[^"]|"")*"/g, '').replace(/^[\uFEFF\r\n]+/, '');
  const first = outside.split(/[\r\n]/, 1)[0] ?? '';
  return SEPARATORS.find((separator) => first.includes(separator)) ?? ',';
}

/** The text of a file. Excel writes CSV in the letters of Windows where it is not asked for UTF-8. */
export function decodeSheet(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
