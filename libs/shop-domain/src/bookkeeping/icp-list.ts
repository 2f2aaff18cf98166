/** What a sale without VAT to a company in another member state lacks of its proof, the worst last. */
export const ICP_PROBLEMS = ['', 'no_consultation', 'no_proof', 'unavailable', 'no_number'] as const;
export type IcpProblem = (typeof ICP_PROBLEMS)[number];

interface IcpEntry {
  /** With its prefix; '' if the document has none. */
  readonly vat_number: string;
  /** Of the documents, as `2026-11`. */
  readonly month: string;
  /** Of credit notes: the month of what they take back, if that is before the period; else ''. */
  readonly corrects: string;
  readonly problem: IcpProblem;
}

/** What was supplied to a company without VAT, in cents. */
export interface IcpPart extends IcpEntry {
  /** Of goods (K) or of services (AE). */
  readonly category: 'K' | 'AE';
  readonly net: number;
}

export interface IcpRow extends IcpEntry {
  readonly goods: number;
  readonly services: number;
}

/** Goods of more than this in a quarter are reported each month. */
export const ICP_MONTHLY_ABOVE = 5_000_000;

/** The list of supplies to companies in other member states, with the worst that the proof of each lacks. */
export function icpList(parts: readonly IcpPart[]): IcpRow[] {
  const rows = new Map<string, IcpRow>();
  for (const { category, net, ...entry } of parts) {
    const key = [entry.vat_number, entry.corrects, entry.month].join(' ');
    const row = rows.get(key) ?? { ...entry, goods: 0, services: 0 };
    rows.set(key, {
      ...row,
      goods: row.goods + (category === 'K' ? net : 0),
      services: row.services + (category === 'AE' ? net : 0),
      problem: worstOf(row.problem, entry.problem),
    });
  }
  return [...rows.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

const worstOf = (one: IcpProblem, other: IcpProblem): IcpProblem =>
  ICP_PROBLEMS.indexOf(one) > ICP_PROBLEMS.indexOf(other) ? one : other;
