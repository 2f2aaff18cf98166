import type { RefundRemainder } from '@etalage/shop-domain';
import { createTranslate } from '@etalage/texts';
import { expect, it } from 'vitest';
import { nothingTyped, readRefund, typedForAll } from './refund-form.ts';

const t = createTranslate();
const remainder: RefundRemainder = {
  rates: [{ vat: 'S:2100', gross: 2_420, tax: 420 }],
  lines: [{ id: 'a', vat: 'S:2100', pieces: 2, amount: 2_000 }],
  shipping: [{ vat: 'S:2100', amount: 420 }],
};
const read = (changes: object) => readRefund({ ...nothingTyped, ...changes }, remainder, t);

it('reads what is typed as the request that the server gets', () => {
  const { asked, refund, isPossible } = read({ pieces: { a: '1' }, shipping: '4,20', free: '10' });
  expect(asked).toEqual({ lines: [{ id: 'a', pieces: 1 }], shipping: 420, free: 1_000 });
  expect(refund).toMatchObject({ amount: 2_420, rates: [{ tax: 420 }] });
  expect(isPossible).toBe(true);
});

it('is not possible when nothing is typed, and says at each field what is too much or no number', () => {
  expect(read({}).isPossible).toBe(false);
  expect(read({ pieces: { a: '3' }, shipping: '5', free: '99' })).toMatchObject({
    problems: {
      pieces: { a: 'Er zijn nog 2 stuks over.' },
      shipping: 'Dit is meer dan er aan verzendkosten over is.',
      free: 'Dit is meer dan er over is.',
    },
    isPossible: false,
  });
  const { problems, refund } = read({ pieces: { a: 'één' }, free: '-1' });
  expect(Object.keys(problems.pieces)).toEqual(['a']);
  expect(problems.free).toBeDefined();
  expect(refund.amount).toBe(0);
});

it('fills in all that is left, and keeps the reason', () => {
  const typed = typedForAll({ ...nothingTyped, reason: 'Kapot' }, remainder);
  expect(typed).toEqual({ pieces: { a: '2' }, shipping: '4,20', free: '', kept: [], reason: 'Kapot' });
  expect(readRefund(typed, remainder, t).refund.amount).toBe(2_420);
});
