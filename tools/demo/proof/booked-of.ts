import { exportBookedSales, exportInvoices, getBookkeeping } from '@etalage/api-contract';
import type { Replay } from '@etalage/api/replay';
import type { BookedOrder } from './differences.ts';
import type { Group } from './papers-of.ts';

type Ask = Replay['ask'];
interface Line extends Group {
  /** Of its order. */
  readonly order: string;
  readonly day: string;
}

export interface Books {
  /** By the number of its order. */
  of(number: string): BookedOrder & { readonly days: readonly string[] };
  readonly sales: readonly Line[];
  readonly refunds: readonly Line[];
  readonly invoices: readonly Line[];
  /** What the screen of the bookkeeping says of the same period. */
  readonly shown: { readonly orders: Sum; readonly refunds: Sum; readonly balance: Sum };
}

interface Sum {
  readonly net: number;
  readonly tax: number;
  readonly gross: number;
}

/** The exports of a period as a bookkeeper gets them, and the sums of its screen. */
export async function booksOf(
  ask: Ask,
  period: { readonly from: string; readonly until: string },
): Promise<Books> {
  const sales = await salesOf(ask, period, 'orders');
  const refunds = await salesOf(ask, period, 'refunds');
  const invoices = await invoicesOf(ask, period);
  const { total } = await ask(getBookkeeping, period);
  const byOrder = { sales: grouped(sales), refunds: grouped(refunds), invoices: grouped(invoices) };
  return {
    sales,
    refunds,
    invoices,
    shown: total,
    of: (number) => ({
      sales: byOrder.sales.get(number) ?? [],
      refunds: byOrder.refunds.get(number) ?? [],
      invoices: byOrder.invoices.get(number) ?? [],
      days: (byOrder.sales.get(number) ?? []).map(({ day }) => day),
    }),
  };
}

async function salesOf(
  ask: Ask,
  period: { from: string; until: string },
  what: 'orders' | 'refunds',
): Promise<Line[]> {
  const lines: Line[] = [];
  let cursor = '';
  do {
    const reply = await ask(exportBookedSales, { ...period, what, cursor });
    lines.push(...reply.lines.map((line) => ({ ...line, order: line.number })));
    cursor = reply.next;
  } while (cursor !== '');
  return lines;
}

async function invoicesOf(ask: Ask, period: { from: string; until: string }): Promise<Line[]> {
  const lines: Line[] = [];
  let cursor = '';
  do {
    const reply = await ask(exportInvoices, { ...period, cursor });
    lines.push(...reply.lines.map((line) => ({ ...line, order: line.order_number })));
    cursor = reply.next;
  } while (cursor !== '');
  return lines;
}

const grouped = (lines: readonly Line[]): Map<string, Line[]> => Map.groupBy(lines, ({ order }) => order);
