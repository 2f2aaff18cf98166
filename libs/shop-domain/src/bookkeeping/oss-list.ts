import { vatPlaceOf } from './vat-place.ts';
import type { InvoicedPart } from './vat-return.ts';

/** A quarter of the calendar, as `2026-4`. */
type Quarter = string;

/** What invoices of a quarter charge in one way, or what credit notes of it take back of those of an earlier quarter. */
export interface QuarterPart extends InvoicedPart {
  /** Of the documents. */
  readonly quarter: Quarter;
  /** Of credit notes: the earlier quarter of what they take back; else ''. */
  readonly corrects: Quarter;
}

export interface OssRow {
  readonly quarter: Quarter;
  /** The earlier quarter that is corrected in the return of `quarter`; '' for what was sold in it. */
  readonly corrects: Quarter;
  /** Code of the country, XI for Northern Ireland. */
  readonly country: string;
  /** Basis points. */
  readonly rate: number;
  readonly net: number;
  readonly tax: number;
}

/**
 * What the returns of the one-stop shop ask for, per country and rate. What was credited within its quarter is taken off;
 * later, it is a correction of the quarter in which it was sold.
 */
export function ossList(parts: readonly QuarterPart[]): OssRow[] {
  const rows = new Map<string, OssRow>();
  for (const part of parts) {
    if (vatPlaceOf(part) !== 'oss') continue;
    const { quarter, corrects, destination: country, rate } = part;
    const key = [quarter, corrects, country, rate].join(' ');
    const { net, tax } = rows.get(key) ?? { net: 0, tax: 0 };
    rows.set(key, { quarter, corrects, country, rate, net: net + part.net, tax: tax + part.tax });
  }
  return [...rows.values()].toSorted((a, b) => compare(placeOf(a), placeOf(b)) || b.rate - a.rate);
}

const placeOf = ({ quarter, corrects, country }: OssRow) => `${quarter} ${corrects.padStart(6)} ${country}`;

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));
