import Papa from 'papaparse';

/** A row of a sheet, with its number in the sheet, from 1. */
export interface SheetRow {
  readonly number: number;
  readonly cells: readonly string[];
  /** A cell starts with a quote that is never closed, so it may contain what should be other cells or rows. */
  readonly isUnclosed?: boolean;
}

/**
 * The possible separators, the most reliable first: a tab is rarely part of a cell, and a Dutch sheet without headers can
 * have more decimal commas in amounts than semicolons between cells.
 */
const SEPARATORS = ['\t', ';', ','];

/**
 * The rows of a CSV file, or of cells copied from a spreadsheet. The first row determines the separator; a cell in quotes
 * can contain separators, line ends and doubled quotes. Rows without content are left out.
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

/** The separator of the cells of the first row; text in quotes does not count. */
function separatorOf(text: string): string {
  const outside = text.replace(/"(?:[^"]|"")*"/g, '').replace(/^[\uFEFF\r\n]+/, '');
  const first = outside.split(/[\r\n]/, 1)[0] ?? '';
  return SEPARATORS.find((separator) => first.includes(separator)) ?? ',';
}

/** The text of a file. Excel writes CSV as Windows-1252 unless the user chooses UTF-8. */
export function decodeSheet(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
