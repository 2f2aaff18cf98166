import { formatMoney } from '@etalage/texts/format';
import type { Group, OrderPapers, Paper } from './papers-of.ts';
import type { Planned } from './plan-proof.ts';

/** What an order must have cost by its bookkeeping: the lines of its exports. */
export interface BookedOrder {
  readonly sales: readonly Group[];
  readonly refunds: readonly Group[];
  /** Of its invoices, less those of its credit notes. */
  readonly invoices: readonly Group[];
}

/** What of an order does not agree with the rest of it, to the cent; empty if all does. */
export function differencesOf(
  order: OrderPapers,
  booked: BookedOrder,
  { payment, method }: Pick<Planned, 'payment' | 'method'>,
): string[] {
  const found: string[] = [];
  const same = (what: string, actual: unknown, expected: unknown) => {
    if (JSON.stringify(actual) !== JSON.stringify(expected))
      found.push(`${order.number}: ${what} ${JSON.stringify(actual)}, not ${JSON.stringify(expected)}`);
  };
  const { total, groups } = order;
  same('net and VAT', total.excl + total.tax, total.incl);
  same('groups', sumOf(groups), { net: total.excl, tax: total.tax, gross: total.incl });
  const lowered = sumOfRefunds(order, 'lowered');
  same('page', order.page, { incl: total.incl, tax: total.tax, lowered });
  for (const money of shownAmounts(total.incl, groups))
    same(`mail with ${money}`, order.mail.includes(money), true);
  const back = order.refunds.reduce((sum, { amount }) => sum + amount, 0);
  same('at most what was paid is paid back', back <= total.incl, true);
  same('at the provider', order.charged, method === 'ideal' ? [total.incl] : []);
  const atProvider = order.refunds.filter(({ how }) => how === 'provider').map(({ amount }) => amount);
  same('back at the provider', sorted(order.givenBack), sorted(atProvider));
  if (payment === 'failed' && method !== 'pay_later') {
    const lines = [order.papers, booked.refunds, booked.invoices].map(({ length }) => length);
    same('papers and lines of an order without money', lines, [0, 0, 0]);
    // A transfer that never came is still owed; a payment online that failed was no sale.
    same('booked sale without money', keyed(booked.sales), method === 'wire' ? keyed(groups) : '');
    return found;
  }
  found.push(...paperDifferences(order), ...bookedDifferences(order, booked));
  return found;
}

const sumOfRefunds = ({ refunds }: OrderPapers, wanted: OrderPapers['refunds'][number]['how']): number =>
  refunds.filter(({ how }) => how === wanted).reduce((sum, { amount }) => sum + amount, 0);

/** An invoice of the whole, and a credit note for each refund, with the same amounts in all their forms. */
function paperDifferences({ number, total, groups, refunds, papers }: OrderPapers): string[] {
  const [invoice, ...notes] = papers;
  if (!invoice) return [`${number}: has no invoice`];
  const found: string[] = [];
  if (invoice.total !== total.incl) found.push(`${number}: invoice ${invoice.total}, not ${total.incl}`);
  if (keyed(invoice.groups) !== keyed(groups)) found.push(`${number}: groups of its invoice`);
  const credited = notes.map(({ refund_id, total: amount }) => `${refund_id} ${amount}`);
  const paidBack = refunds.map(({ id, amount }) => `${id} ${amount}`);
  if (sorted(credited).join() !== sorted(paidBack).join())
    found.push(`${number}: credit notes ${credited.join()}`);
  for (const paper of papers) found.push(...formDifferences(paper));
  return found;
}

/** The PDF and the UBL of a document beside what was stored. */
function formDifferences({ number, total, groups, pdf, ubl }: Paper): string[] {
  const found: string[] = [];
  const { net, tax, gross } = sumOf(groups);
  if (gross !== total) found.push(`${number}: groups ${gross}, not ${total}`);
  for (const money of shownAmounts(total, groups))
    if (!pdf.includes(money)) found.push(`${number}: PDF without ${money}`);
  const written = { TaxExclusiveAmount: net, TaxInclusiveAmount: gross, TaxAmount: tax };
  for (const [name, cents] of Object.entries(written))
    if (ublAmount(ubl, name) !== cents)
      found.push(`${number}: UBL ${name} ${ublAmount(ubl, name)}, not ${cents}`);
  return found;
}

/** The first amount with this name, in cents: the one of the whole document. */
function ublAmount(ubl: string, name: string): number {
  const [, value = ''] = new RegExp(`<cbc:${name} currencyID="EUR">(-?\\d+\\.\\d\\d)<`).exec(ubl) ?? [];
  return Math.round(Number(value) * 100);
}

function bookedDifferences({ number, groups, papers, refunds }: OrderPapers, booked: BookedOrder): string[] {
  const found: string[] = [];
  if (keyed(booked.sales) !== keyed(groups)) found.push(`${number}: booked ${keyed(booked.sales)}`);
  const back = refunds.reduce((sum, { amount }) => sum + amount, 0);
  const bookedBack = -sumOf(booked.refunds).gross;
  if (bookedBack !== back) found.push(`${number}: booked back ${bookedBack}, not ${back}`);
  const signed = papers.map(({ kind, total }) => (kind === 'invoice' ? total : -total));
  const invoiced = sumOf(booked.invoices).gross;
  const printed = signed.reduce((sum, amount) => sum + amount, 0);
  if (invoiced !== printed) found.push(`${number}: exported invoices ${invoiced}, not ${printed}`);
  if (-sumOf(booked.refunds).tax !== creditedTax(papers)) found.push(`${number}: VAT of its credit notes`);
  return found;
}

const creditedTax = (papers: readonly Paper[]): number =>
  sumOf(papers.filter(({ kind }) => kind === 'credit_note').flatMap(({ groups }) => groups)).tax;

/** The sum of VAT groups. */
export function sumOf(groups: readonly Group[]): { net: number; tax: number; gross: number } {
  const sum = { net: 0, tax: 0, gross: 0 };
  for (const { net, tax, gross } of groups) {
    sum.net += net;
    sum.tax += tax;
    sum.gross += gross;
  }
  return sum;
}

/** The total, and the VAT of each group that has any, as buyers read them. */
const shownAmounts = (total: number, groups: readonly Group[]): string[] =>
  [total, ...groups.filter(({ tax }) => tax > 0).map(({ tax }) => tax)].map((cents) =>
    formatMoney(cents).replaceAll(/\s/g, ' '),
  );

/** The groups in one order. Goods of several rates that are charged in one way abroad are groups of their own in a calculation. */
function keyed(groups: readonly Group[]): string {
  const byKey = Map.groupBy(groups, ({ category, rate }) => `${category} ${rate}`);
  const lines = [...byKey].map(([key, same]) => {
    const { net, tax } = sumOf(same);
    return `${key} ${net} ${tax}`;
  });
  return sorted(lines).join('; ');
}

const sorted = <Item>(items: readonly Item[]): Item[] =>
  items.toSorted((one, other) => (one < other ? -1 : 1));
