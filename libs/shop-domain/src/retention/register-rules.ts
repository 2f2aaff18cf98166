import type { RuleErrors } from '../rule-text.ts';
import type { RegisterEntry } from './register.schema.ts';
import { type RetentionKind, retentionKinds } from './retention.schema.ts';

export type RegisterPersons = 'customers' | 'visitors' | 'members';

/** Who may get data: `hosting` is where the installation runs. */
export type RegisterReceiver = 'payment' | 'carriers' | 'peppol' | 'vies' | 'tax' | 'mail' | 'hosting';

/** What the register of art. 30 GDPR says of a kind beside its term, basis and purpose. */
export interface RegisterRule {
  readonly persons: RegisterPersons;
  readonly receivers: readonly RegisterReceiver[];
  /** Only of websites that sell. */
  readonly isShop: boolean;
}

export const registerRules: Readonly<Record<RetentionKind, RegisterRule>> = {
  submissions: { persons: 'visitors', receivers: ['mail', 'hosting'], isShop: false },
  quotes: { persons: 'customers', receivers: ['mail', 'hosting'], isShop: true },
  carts: { persons: 'customers', receivers: ['vies', 'hosting'], isShop: true },
  unpaid_orders: { persons: 'customers', receivers: ['payment', 'mail', 'hosting'], isShop: true },
  orders: {
    persons: 'customers',
    receivers: ['payment', 'carriers', 'peppol', 'tax', 'mail', 'hosting'],
    isShop: true,
  },
  withdrawals: { persons: 'customers', receivers: ['mail', 'hosting'], isShop: true },
  notes: { persons: 'customers', receivers: ['hosting'], isShop: true },
  mails: { persons: 'customers', receivers: ['mail', 'hosting'], isShop: false },
  searches: { persons: 'visitors', receivers: ['hosting'], isShop: false },
  consents: { persons: 'visitors', receivers: ['hosting'], isShop: false },
  vat_checks: { persons: 'customers', receivers: ['vies', 'tax', 'hosting'], isShop: true },
  changes: { persons: 'members', receivers: ['hosting'], isShop: false },
  invitations: { persons: 'members', receivers: ['mail', 'hosting'], isShop: false },
  imports: { persons: 'members', receivers: ['hosting'], isShop: true },
};

/** The kinds that a website has. */
export const registeredKinds = (sells: boolean): RetentionKind[] =>
  retentionKinds.filter((kind) => sells || !registerRules[kind].isShop);

/** What an entry of an owner must say, by field: `0.title`. */
const needed = {
  title: 'register_title_missing',
  purpose: 'register_purpose_missing',
  persons: 'register_persons_missing',
  data: 'register_data_missing',
  term: 'register_term_missing',
} as const;

export function checkRegister(entries: readonly RegisterEntry[]): RuleErrors {
  const errors: RuleErrors = {};
  for (const [at, entry] of entries.entries())
    for (const [field, key] of Object.entries(needed) as [keyof typeof needed, (typeof needed)['title']][])
      if (entry[field].trim() === '') errors[`${String(at)}.${field}`] = [{ key, values: {} }];
  return errors;
}
