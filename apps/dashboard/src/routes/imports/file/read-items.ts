import type { SheetCells, SheetColumn, SheetItem } from '@etalage/shop-domain';
import type { TextKey, TextValues } from '@etalage/texts';
import type { Table } from './collect-rows.ts';

/** What somebody should know of a row: it is not imported, or not as it stands there. */
export interface RowProblem {
  readonly row: number;
  readonly key: TextKey;
  readonly values?: TextValues;
}

export interface ReadItems {
  readonly items: SheetItem[];
  readonly problems: RowProblem[];
}

/** The rows below the headings that have text, with their numbers. */
export function numberedRows({ rows, above = 0 }: Table): { row: number; cells: readonly string[] }[] {
  return rows
    .map((cells, index) => ({ row: above + index + 1, cells }))
    .slice(1)
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
}

/** The cells of the columns that a sheet has: those whose value is undefined are left out. */
export function cellsOf(values: Partial<Record<SheetColumn, string | undefined>>): SheetCells {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

export type Report = (row: number, key: TextKey, values?: TextValues) => void;
