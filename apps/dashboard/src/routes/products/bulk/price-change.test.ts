import { createTranslate } from '@etalage/texts';
import { describe, expect, it } from 'vitest';
import { emptyPriceChange, priceChangeOf, priceChangeProblem } from './price-change.ts';

const t = createTranslate();

describe('priceChangeOf', () => {
  it.each([
    [{ value: '10' }, { by: 'percentage', value: 1000, round_to: 1, take_off: 0 }],
    [
      { value: '12,5', direction: 'down' as const },
      { by: 'percentage', value: -1250 },
    ],
    [
      { value: '2,50', by: 'amount' as const },
      { by: 'amount', value: 250 },
    ],
    [
      { value: '10', rounding: 'ninety_nine' as const },
      { round_to: 100, take_off: 1 },
    ],
    [{ which: 'no_sale' as const }, { which: 'no_sale', value: 0 }],
  ])('%o', (typed, change) => {
    expect(priceChangeOf({ ...emptyPriceChange, ...typed })).toMatchObject(change);
  });

  it.each(['', '0', 'tien', '-5', '1001', '1,234'])('has none for %j', (value) => {
    expect(priceChangeOf({ ...emptyPriceChange, value })).toBeUndefined();
  });

  it('takes off at most everything', () => {
    const typed = { ...emptyPriceChange, direction: 'down' as const, value: '101' };
    expect(priceChangeOf(typed)).toBeUndefined();
    expect(priceChangeProblem(typed, t)).toContain('hooguit 100 procent');
  });
});
