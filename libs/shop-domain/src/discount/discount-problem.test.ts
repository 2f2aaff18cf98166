import { describe, expect, it } from 'vitest';
import { discountProblem } from './discount-problem.ts';
import type { DiscountRule } from './discount-rule.ts';
import { rule } from './discount-rule.fixture.ts';

const now = new Date('2026-12-01T12:00:00Z');
const before = new Date(now.getTime() - 1);
const after = new Date(now.getTime() + 1);

const cases: [string, Partial<DiscountRule>, string, string][] = [
  ['one without limits', {}, '', ''],
  ['one that is off', { is_active: false }, '', 'ended'],
  ['one that begins now', { starts_at: now }, '', ''],
  ['one that begins later', { starts_at: after }, '', 'not_started'],
  ['one that ends now', { ends_at: now }, '', 'ended'],
  ['one that ends later', { ends_at: after, starts_at: before }, '', ''],
  ['one with a use left', { uses_max: 3, uses: 2 }, '', ''],
  ['one without a use left', { uses_max: 3, uses: 3 }, '', 'used_up'],
  ['one of which the limit was lowered', { uses_max: 3, uses: 5 }, '', 'used_up'],
  ['one for a customer, before the address', { emails: ['an@voorbeeld.nl'] }, '', 'email_needed'],
  ['one for this customer', { emails: ['bo@voorbeeld.nl', 'an@voorbeeld.nl'] }, 'an@voorbeeld.nl', ''],
  ['one for another customer', { emails: ['bo@voorbeeld.nl'] }, 'an@voorbeeld.nl', 'other_customer'],
  ['one this customer has a use of', { customer_uses_max: 2, customer_uses: 1 }, 'an@voorbeeld.nl', ''],
  [
    'one this customer has used',
    { customer_uses_max: 1, customer_uses: 1 },
    'an@voorbeeld.nl',
    'customer_used_up',
  ],
  ['one per customer, before the address', { customer_uses_max: 1, customer_uses: 1 }, '', ''],
];

describe('discountProblem', () => {
  it.each(cases)('of %s', (_name, changes, email, problem) => {
    expect(discountProblem(rule(changes), { now, email })).toBe(problem);
  });
});
