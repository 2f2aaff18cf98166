import { describe, expect, it } from 'vitest';
import { checkRetention } from './check-retention.ts';
import { keptFrom } from './kept-from.ts';
import { BOOK_YEARS, OSS_YEARS, retentionRules, termsOf } from './retention-rules.ts';
import { retentionKinds } from './retention.schema.ts';

describe('the first day that is still kept', () => {
  it.each([
    ['days', 30, '2026-11-28', '2026-10-29'],
    ['days', 1, '2026-03-01', '2026-02-28'],
    ['days', 400, '2026-01-01', '2024-11-27'],
    ['months', 1, '2026-03-31', '2026-02-28'],
    ['months', 1, '2028-03-31', '2028-02-29'],
    ['months', 12, '2028-02-29', '2027-02-28'],
    ['months', 24, '2026-01-15', '2024-01-15'],
    ['years', 7, '2033-12-31', '2026-01-01'],
    ['years', 7, '2034-01-01', '2027-01-01'],
    ['years', 10, '2034-01-01', '2024-01-01'],
  ] as const)('of %s %i on %s is %s', (unit, amount, today, from) => {
    expect(keptFrom(unit, amount, today)).toBe(from);
  });
});

describe('terms', () => {
  const standard = termsOf({});

  it.each(retentionKinds)('of %s: what may be is accepted, one more or less is not', (kind) => {
    const { least, standard: usual, most, unit } = retentionRules[kind];
    for (const amount of [least, usual, most])
      expect(checkRetention({ ...standard, [kind]: amount })).toEqual({});
    for (const amount of [least - 1, most + 1, least + 0.5, Number.NaN])
      expect(checkRetention({ ...standard, [kind]: amount })).toEqual({
        [kind]: [{ key: `retention_term_${unit}`, values: { least, most } }],
      });
  });

  it('books and proofs of VAT numbers are never kept shorter than the law asks', () => {
    expect(BOOK_YEARS).toBe(7);
    expect(OSS_YEARS).toBe(10);
    for (const kind of ['orders', 'vat_checks'] as const)
      expect(retentionRules[kind]).toMatchObject({ unit: 'years', least: 7, most: 10, basis: 'law' });
  });

  it('are the standard ones without a choice, and the nearest ones for a choice that may not be any more', () => {
    expect(termsOf({ mails: 60 })).toEqual({ ...standard, mails: 60 });
    expect(termsOf({ mails: 1, carts: 900, orders: 'x', gone: 5 })).toEqual({ ...standard, mails: 30 });
  });
});
