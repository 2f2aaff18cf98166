import type { ImportTimes } from './run-import.ts';
import type { Sales } from './sell.ts';

/** Seconds in which the rows of an import are to be stored. */
const AIM = 60;

export interface MeasuredImport {
  readonly name: string;
  readonly items: number;
  readonly times: ImportTimes;
}

export interface MeasuredSales {
  readonly name: string;
  readonly sales: Sales;
}

const rowOf = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map(rowOf).join('\n');
const at = (times: readonly number[], part: number) => {
  const sorted = times.toSorted((one, other) => one - other);
  return (sorted[Math.floor(sorted.length * part)] ?? NaN).toFixed(1);
};

/** The times of imports. */
export function importsTable(imports: readonly MeasuredImport[]): string {
  return tableOf(
    ['import', 'sent, s', 'planned, s', 'stored, s', 'stored, rows a second', 'aim, s', 'met'],
    imports.map(({ name, items, times: { sent, planned, stored } }) => [
      name,
      ...[sent, planned, stored].map((seconds) => seconds.toFixed(1)),
      (items / stored).toFixed(0),
      `≤ ${AIM}`,
      stored <= AIM ? 'yes' : 'no',
    ]),
  );
}

/** What buyers did meanwhile. */
export function salesTable(all: readonly MeasuredSales[]): string {
  return tableOf(
    ['sales', 'adding to a cart, a second', 'p50 ms', 'p99 ms', 'checkouts, a second', 'p50 ms', 'p99 ms'],
    all.map(({ name, sales: { seconds, adding, checkouts } }) => [
      name,
      ...[adding, checkouts].flatMap((times) => [
        (times.length / seconds).toFixed(1),
        at(times, 0.5),
        at(times, 0.99),
      ]),
    ]),
  );
}
