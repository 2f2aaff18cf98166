import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkNextNumber, NUMBER_PREFIX, orderNumber } from './order-number.ts';
import { MAX_NUMBER_DIGITS, MAX_ORDER_NUMBER } from './webshop.schema.ts';

describe('numbers of orders and quotes', () => {
  it.each([
    ['', 1, 1001, '1001'],
    ['O', 1, 7, 'O7'],
    ['2026-', 5, 42, '2026-00042'],
    ['W', 3, 12_345, 'W12345'],
    ['', 9, MAX_ORDER_NUMBER, '999999999'],
  ])('that begin with %j and have at least %i digits: %i is %s', (prefix, digits, count, number) => {
    expect(orderNumber({ prefix, digits }, count)).toBe(number);
  });

  it('are never equal with another count or another beginning, whatever their digits', () => {
    const form = fc.record({
      prefix: fc.stringMatching(/^(?:[A-Z0-9-]{0,7}[A-Z-])?$/).filter((text) => NUMBER_PREFIX.test(text)),
      digits: fc.integer({ min: 1, max: MAX_NUMBER_DIGITS }),
    });
    const count = fc.integer({ min: 1, max: 100_000 });
    fc.assert(
      fc.property(form, count, form, count, (one, first, other, second) => {
        const isSame = one.prefix === other.prefix && first === second;
        fc.pre(!isSame);
        expect(orderNumber(one, first)).not.toBe(orderNumber(other, second));
      }),
    );
  });

  it.each([
    [41, 42, 'webshop_number_used'],
    [42, 42, undefined],
    [1, 1, undefined],
  ])('cannot go on at %i where %i is the least that was not given', (next, least, key) => {
    expect(checkNextNumber(next, least)?.key).toBe(key);
  });
});
