import { type RetentionKind, retentionKinds, type RetentionTerms } from '@etalage/shop-domain';
import type { RetentionCounts } from '../../queries/retention-queries.ts';

/** What is typed, by kind. */
export type RetentionForm = Record<RetentionKind, string>;

export function formOf({ terms }: { readonly terms: RetentionTerms }): RetentionForm {
  return Object.fromEntries(retentionKinds.map((kind) => [kind, String(terms[kind])])) as RetentionForm;
}

/** The typed terms; what is no whole number is below every term. */
export function typedTerms(form: RetentionForm): RetentionTerms {
  const terms = retentionKinds.map((kind) => [kind, amountOf(form[kind])]);
  return Object.fromEntries(terms) as RetentionTerms;
}

const amountOf = (typed: string): number => (/^\d{1,4}$/.test(typed.trim()) ? Number(typed.trim()) : -1);

/** Whether some terms are shorter than they were. */
export const isShorter = (before: RetentionTerms, after: RetentionTerms): boolean =>
  retentionKinds.some((kind) => after[kind] < before[kind]);

/** The kinds of which something would be erased. */
export const erasedKinds = (counts: RetentionCounts): RetentionKind[] =>
  retentionKinds.filter((kind) => counts[kind] > 0);

/** The kinds in the groups of the screen. */
export const retentionGroups = [
  {
    title: 'privacy_group_shop',
    kinds: ['carts', 'quotes', 'unpaid_orders', 'orders', 'withdrawals', 'notes', 'vat_checks'],
  },
  { title: 'privacy_group_messages', kinds: ['submissions', 'mails'] },
  { title: 'privacy_group_site', kinds: ['consents', 'searches', 'changes', 'invitations', 'imports'] },
] as const satisfies readonly { title: string; kinds: readonly RetentionKind[] }[];
