import type { SheetTable } from '../sheet-types.ts';

const MOST = 60;

/** The first three values of a column, shortened; one empty value if none of them has text. */
export function sampleOf({ rows }: SheetTable, at: number): string[] {
  const values = rows.slice(1, 4).map((row) => {
    const cell = (row[at] ?? '').trim();
    return cell.length > MOST ? `${cell.slice(0, MOST - 1).trimEnd()}…` : cell;
  });
  return values.some((value) => value !== '') ? values : [''];
}
