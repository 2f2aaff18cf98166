import { z } from 'zod';

/** The kinds of personal data that are erased by themselves after a term, as the owner reads them. */
export const retentionKinds = [
  'submissions',
  'quotes',
  'carts',
  'unpaid_orders',
  'orders',
  'withdrawals',
  'notes',
  'mails',
  'searches',
  'consents',
  'vat_checks',
  'changes',
  'invitations',
  'imports',
] as const;

/** No term of any kind is longer, whatever its unit; what a kind allows is in `retentionRules`. */
const MOST = 10_000;

/** How long each kind is kept, in the unit of the kind. */
export const retentionTerms = z.record(z.enum(retentionKinds), z.int().min(0).max(MOST));

export type RetentionKind = (typeof retentionKinds)[number];
export type RetentionTerms = z.output<typeof retentionTerms>;
