import { MAX_UNIT_CENTS, parseAmount } from '@etalage/shop-domain';
import type { TextKey } from '@etalage/texts';
import { countOf } from '../typed-amount.ts';
import type { OptionForm } from './option-form.ts';

type Problems = Record<string, { key: TextKey; values: Record<string, string> }[]>;

/** Texts of options that cannot be read as amounts or numbers, by the path of their field; rules check the rest. */
export function optionErrors(options: readonly OptionForm[]): Problems {
  const problems: Problems = {};
  options.forEach(({ layout, choices, max_length }, index) => {
    const hasPrices = layout === 'select' || layout === 'number' || layout === 'checkbox';
    if (hasPrices) {
      choices.forEach(({ price }, place) => {
        const key = priceProblem(price);
        if (key) problems[`options.${index}.choices.${place}.price`] = [{ key, values: {} }];
      });
    }
    const length = countOf(max_length);
    const isText = layout === 'text' || layout === 'textarea';
    if (isText && (length === null || length < 1 || length > 5000)) {
      problems[`options.${index}.max_length`] = [{ key: 'product_option_length', values: {} }];
    }
  });
  return problems;
}

function priceProblem(typed: string): TextKey | undefined {
  if (typed.trim() === '') return undefined;
  const cents = parseAmount(typed);
  if (cents === null) return 'products_error_amount';
  return Math.abs(cents) > MAX_UNIT_CENTS ? 'products_error_amount_too_big' : undefined;
}
