import { describe, expect, it } from 'vitest';
import type { PayLaterTerms } from '../schema/pay-later.schema.ts';
import { canPayWith } from './can-pay-with.ts';
import { checkPayLater, isPayLaterFor, PAY_LATER, usualPayLater } from './pay-later.ts';

const terms = (changes: Partial<PayLaterTerms>): PayLaterTerms => ({ ...usualPayLater, ...changes });

describe('the terms of paying afterwards', () => {
  it.each<[Partial<PayLaterTerms>, string[]]>([
    [{}, []],
    [{ days: 1 }, []],
    [{ days: 60, most: 100_000_000 }, []],
    [{ days: 0 }, ['days']],
    [{ days: 61 }, ['days']],
    [{ days: 1.5 }, ['days']],
    [{ days: Number.NaN }, ['days']],
    [{ most: -1 }, ['most']],
    [{ most: 100_000_001 }, ['most']],
    [{ days: -1, most: 0.5 }, ['days', 'most']],
  ])('%j has mistakes at %j', (changes, fields) => {
    expect(Object.keys(checkPayLater(terms(changes)))).toEqual(fields);
  });

  it.each<[Partial<PayLaterTerms>, boolean, number, boolean]>([
    [{}, false, 1_000_000, true],
    [{}, true, 1_000_000, true],
    [{ most: 5_000 }, false, 5_000, true],
    [{ most: 5_000 }, false, 5_001, false],
    [{ buyers: 'consumers' }, false, 1, true],
    [{ buyers: 'consumers' }, true, 1, false],
    [{ buyers: 'companies' }, false, 1, false],
    [{ buyers: 'companies' }, true, 1, true],
    [{ buyers: 'companies', most: 1 }, true, 2, false],
  ])('%j, company %s, %d cents: %s', (changes, isCompany, total, isAllowed) => {
    expect(isPayLaterFor(terms(changes), { isCompany, total })).toBe(isAllowed);
  });

  it('are for what is sent or fetched, because the term begins then', () => {
    expect(canPayWith(PAY_LATER, 'delivery')).toBe(true);
    expect(canPayWith(PAY_LATER, 'pickup')).toBe(true);
    expect(canPayWith(PAY_LATER, 'none')).toBe(false);
  });
});
