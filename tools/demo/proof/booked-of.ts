import {
  exportBookedSales,
  exportInvoices,
  exportVatLines,
  getBookkeeping,
  getVatFigures,
} from '@etalage/api-contract';
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
  readonly vat: BookedVat;
}

/** What the VAT returns are made of; every amount without its gross. */
interface BookedVat {
  /** The lines of the file for a check. */
  readonly lines: readonly (Tax & { readonly order: string; readonly place: string })[];
  /** Boxes of the return and what is in none, by name; only those with an amount. */
  readonly places: Readonly<Record<string, Tax>>;
  readonly oss: Tax;
  /** What companies elsewhere bought without VAT. */
  readonly toCompanies: number;
  readonly total: Tax;
  /** How many orders and refunds are in no figure. */
  readonly missing: number;
}

export interface Tax {
  readonly net: number;
  readonly tax: number;
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
    vat: await vatOf(ask, period),
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

async function vatOf(ask: Ask, period: { from: string; until: string }): Promise<BookedVat> {
  const lines: BookedVat['lines'][number][] = [];
  let cursor = '';
  do {
    const reply = await ask(exportVatLines, { ...period, cursor });
    lines.push(
      ...reply.lines.map(({ order_number: order, place, net, tax }) => ({ order, place, net, tax })),
    );
    cursor = reply.next;
  } while (cursor !== '');
  const { boxes, elsewhere, oss, icp, total, missing } = await ask(getVatFigures, period);
  const places = [
    ...boxes.map(({ box, net, tax }) => [box, { net, tax }] as const),
    ...elsewhere.map(({ place, net, tax }) => [place, { net, tax }] as const),
  ];
  return {
    lines,
    places: Object.fromEntries(places.filter(([, { net, tax }]) => net !== 0 || tax !== 0)),
    oss: taxOf(oss),
    toCompanies: icp.rows.reduce((sum, { goods, services }) => sum + goods + services, 0),
    total,
    missing: missing.count,
  };
}

/** The sum of net amounts and their VAT. */
export function taxOf(items: readonly Tax[]): Tax {
  const sum = { net: 0, tax: 0 };
  for (const { net, tax } of items) {
    sum.net += net;
    sum.tax += tax;
  }
  return sum;
}

const grouped = (lines: readonly Line[]): Map<string, Line[]> => Map.groupBy(lines, ({ order }) => order);
