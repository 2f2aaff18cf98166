import { cartPart } from '@etalage/shop-domain/schema';
import { nl } from '@etalage/texts';
import { describe, expect, it } from 'vitest';
import { discountTextKeys, problemText } from './discount-texts.ts';

const { options } = cartPart.shape.discount_code.unwrap().shape.problem;
const problems = options.filter((problem) => problem !== '');

describe('the texts of discount codes', () => {
  it('are taken along for every problem, each with a text of its own', () => {
    expect(problems.length).toBe(options.length - 1);
    expect(discountTextKeys).toEqual(expect.arrayContaining(problems.map(problemText)));
    const texts = problems.map((problem) => nl[problemText(problem)]);
    expect(new Set(texts).size).toBe(problems.length);
  });

  it('are taken along once', () => {
    expect(new Set(discountTextKeys).size).toBe(discountTextKeys.length);
  });
});
