import { MAX_CELL, MAX_SHEET_ROWS } from '@etalage/shop-domain/schema';
import { unprotected } from './protected-cell.ts';
import { SheetError } from './sheet-error.ts';

/** A sheet as text. The first row has the headings. */
export interface Table {
  readonly rows: string[][];
  /** Empty rows above the headings, which count in the numbers of rows. */
  readonly above?: number;
}

export const MAX_COLUMNS = 200;
/** Most characters of all cells together; one text that many cells of a workbook share counts for each of them. */
const MAX_CHARACTERS = 150_000_000;

export interface RowCollector {
  /** Takes a row with its number in the sheet, from 1; rows come in order. Rows without text are not counted. */
  readonly add: (number: number, cells: readonly string[]) => void;
  readonly isEmpty: () => boolean;
  readonly table: () => Table;
}

/** Collects the rows of a sheet and refuses what is more than a sheet may have as soon as it is there. */
export function collectRows(): RowCollector {
  const rows: string[][] = [];
  let above = 0;
  let characters = 0;
  return {
    add: (number, cells) => {
      const kept = keptCells(number, cells);
      if (kept.length === 0) return;
      if (number > MAX_SHEET_ROWS) throw new SheetError('sheet_file_too_many_rows', { most: '50.000' });
      if (rows.length === 0) above = number - 1;
      if (number <= above + rows.length) throw new SheetError('sheet_file_damaged');
      characters += kept.reduce((sum, cell) => sum + cell.length, 0);
      if (characters > MAX_CHARACTERS) throw new SheetError('sheet_file_unpacked_too_big', { most: 150 });
      while (above + rows.length < number - 1) rows.push([]);
      rows.push(kept);
    },
    isEmpty: () => rows.length === 0,
    table: () => {
      if (rows.length === 0) throw new SheetError('sheet_file_empty');
      if (rows.length === 1) throw new SheetError('sheet_file_no_rows');
      return above > 0 ? { rows, above } : { rows };
    },
  };
}

/** The cells up to the last one that is not empty; none if all are blank. */
function keptCells(row: number, cells: readonly string[]): string[] {
  const filled = cells.findLastIndex((cell) => cell.trim() !== '') + 1;
  if (filled > MAX_COLUMNS) throw new SheetError('sheet_file_too_many_columns', { most: MAX_COLUMNS });
  if (filled === 0) return [];
  const length = cells.findLastIndex((cell) => cell !== '') + 1;
  return cells.slice(0, Math.min(length, MAX_COLUMNS)).map((cell, index) => {
    if (cell.length > MAX_CELL) {
      throw new SheetError('sheet_file_cell_too_long', { row, column: index + 1, most: '200.000' });
    }
    return unprotected(cell);
  });
}
