import { protectedCell } from './protected-cell.ts';

/** A CSV file as Dutch Excel opens it by a double click: semicolons, and a mark that it is UTF-8. */
export function writeCsv(rows: readonly (readonly string[])[]): Blob {
  const lines = rows.map((cells) => `${cells.map((cell) => quoted(protectedCell(cell))).join(';')}\r\n`);
  return new Blob(['\uFEFF', ...lines], { type: 'text/csv;charset=utf-8' });
}

function quoted(cell: string): string {
  return /[";,\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
