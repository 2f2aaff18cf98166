import { MAX_UNIT_CENTS, parseAmount } from '@etalage/shop-domain';
import type { TextKey } from '@etalage/texts';
import type { VariantForm } from '../options/variant-form.ts';
import { countOf } from '../typed-amount.ts';

type Problems = Record<string, { key: TextKey; values: Record<string, string> }[]>;

/** Most grams that a piece can weigh. */
export const MOST_GRAMS = 100_000_000;

/** Texts of variants that cannot be read as amounts or numbers, by the path of their field; rules check the rest. */
export function variantErrors(variants: readonly VariantForm[]): Problems {
  const problems: Problems = {};
  variants.forEach(({ difference, weight }, index) => {
    const cents = difference.trim() === '' ? 0 : parseAmount(difference);
    const amount = amountProblem(cents);
    if (amount) problems[`variants.${index}.difference`] = [{ key: amount, values: {} }];
    const grams = weight.trim() === '' ? 0 : countOf(weight);
    if (grams === null) problems[`variants.${index}.weight`] = [{ key: 'products_error_count', values: {} }];
    else if (grams > MOST_GRAMS) {
      const most = String(MOST_GRAMS);
      problems[`variants.${index}.weight`] = [{ key: 'products_error_count_too_big', values: { most } }];
    }
  });
  return problems;
}

function amountProblem(cents: number | null): TextKey | undefined {
  if (cents === null) return 'products_error_amount';
  return Math.abs(cents) > MAX_UNIT_CENTS ? 'products_error_amount_too_big' : undefined;
}
