import { type RetentionKind, retentionKinds, type RetentionTerms } from './retention.schema.ts';

/** Years count from the end of the year, as those of the law about books do. */
export type RetentionUnit = 'days' | 'months' | 'years';

/** Why the law allows it to be kept (art. 6(1) GDPR): under b, c and f. */
export type RetentionBasis = 'contract' | 'law' | 'interest';

export interface RetentionRule {
  readonly unit: RetentionUnit;
  readonly least: number;
  /** Without a choice of the owner. */
  readonly standard: number;
  readonly most: number;
  readonly basis: RetentionBasis;
}

/** Years for which records of sales under OSS are kept (art. 369k of Directive 2006/112/EC). */
export const OSS_YEARS = 10;
/** Years for which books are kept (art. 52 AWR). */
export const BOOK_YEARS = 7;

/**
 * The term of each kind. `most` is where nothing justifies keeping it longer: claims expire, consent need not be proven any
 * more, or no screen shows it. Carts end by themselves after 30 days.
 */
export const retentionRules: Readonly<Record<RetentionKind, RetentionRule>> = {
  submissions: { unit: 'months', least: 1, standard: 24, most: 84, basis: 'interest' },
  quotes: { unit: 'months', least: 1, standard: 24, most: 84, basis: 'contract' },
  carts: { unit: 'days', least: 1, standard: 30, most: 30, basis: 'contract' },
  unpaid_orders: { unit: 'months', least: 1, standard: 12, most: 84, basis: 'contract' },
  orders: { unit: 'years', least: BOOK_YEARS, standard: BOOK_YEARS, most: OSS_YEARS, basis: 'law' },
  // A buyer who was not told of the right to withdraw has it for a year and 14 days.
  withdrawals: { unit: 'months', least: 13, standard: 60, most: 84, basis: 'interest' },
  notes: { unit: 'months', least: 1, standard: 24, most: 84, basis: 'interest' },
  // The list of mails shows those of 30 days.
  mails: { unit: 'days', least: 30, standard: 90, most: 365, basis: 'interest' },
  searches: { unit: 'days', least: 30, standard: 400, most: 400, basis: 'interest' },
  consents: { unit: 'months', least: 12, standard: 60, most: 60, basis: 'law' },
  vat_checks: { unit: 'years', least: BOOK_YEARS, standard: BOOK_YEARS, most: OSS_YEARS, basis: 'law' },
  changes: { unit: 'months', least: 3, standard: 24, most: 84, basis: 'interest' },
  invitations: { unit: 'days', least: 7, standard: 30, most: 365, basis: 'interest' },
  imports: { unit: 'days', least: 30, standard: 365, most: 730, basis: 'interest' },
};

/** The terms of a website whose owner chose these; a choice that the rules of today do not allow is the nearest one. */
export function termsOf(chosen: Readonly<Partial<Record<string, unknown>>>): RetentionTerms {
  const terms = retentionKinds.map((kind): [RetentionKind, number] => {
    const { least, standard, most } = retentionRules[kind];
    const amount = chosen[kind];
    return [kind, typeof amount === 'number' ? Math.min(Math.max(amount, least), most) : standard];
  });
  return Object.fromEntries(terms) as RetentionTerms;
}
