import { MAX_SHIPPING_GRAMS } from '@etalage/shop-domain/schema';
import type { Translate } from '@etalage/texts';
import { formatNumber } from '@etalage/texts/format';

/** Grams as a person types them in kilograms: `2,5`. */
export function typedWeight(grams: number | null): string {
  return grams === null ? '' : formatNumber(grams / 1_000);
}

/** A typed number of kilograms as grams; null if nothing is typed, or something else. */
export function gramsOf(typed: string): number | null {
  const match = /^(\d{1,6})(?:[.,](\d{1,3}))?$/.exec(typed.trim());
  if (!match) return null;
  const [, whole = '', fraction = ''] = match;
  return Number(whole) * 1_000 + Number(fraction.padEnd(3, '0'));
}

/** Why a typed weight cannot be stored; undefined if it can. An empty one is no limit. */
export function weightProblem(typed: string, t: Translate): string | undefined {
  if (typed.trim() === '') return undefined;
  const grams = gramsOf(typed);
  if (grams === null) return t('shipping_error_weight');
  return grams > MAX_SHIPPING_GRAMS ? t('shipping_error_weight_too_big') : undefined;
}
