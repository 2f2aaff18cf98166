import { MAX_UNIT_CENTS, parseAmount } from '@etalage/shop-domain';
import type { Translate } from '@etalage/texts';
import type { VariantForm } from '../options/variant-form.ts';
import { countProblem } from '../typed-amount.ts';
import { MOST_GRAMS } from './variant-errors.ts';

/** What can be filled in for several variants at once. */
export type FilledField = 'difference' | 'weight' | 'article_number';

/** Longest begin of article numbers: the number behind it fits too. */
export const MOST_BEGIN = 90;

/**
 * The variants with one value in all rows at `places`. An article number belongs to one variant: each gets the text with a
 * number behind it, from 1 on in the order of `places`. An empty text empties the field.
 */
export function fillVariants(
  variants: readonly VariantForm[],
  places: readonly number[],
  field: FilledField,
  text: string,
): VariantForm[] {
  const typed = text.trim();
  const filled = [...variants];
  const isNumbered = field === 'article_number' && typed !== '';
  places.forEach((place, order) => {
    const variant = filled[place];
    if (variant) filled[place] = { ...variant, [field]: isNumbered ? `${typed}${order + 1}` : typed };
  });
  return filled;
}

/** Why a text cannot be filled in; undefined if it can. */
export function fillProblem(field: FilledField, text: string, t: Translate): string | undefined {
  const typed = text.trim();
  if (typed === '' || field === 'article_number') return undefined;
  if (field === 'weight') return countProblem(typed, MOST_GRAMS, t);
  const cents = parseAmount(typed);
  if (cents === null) return t('products_error_amount');
  return Math.abs(cents) > MAX_UNIT_CENTS ? t('products_error_amount_too_big') : undefined;
}
