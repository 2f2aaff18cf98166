import { MAX_UNIT_CENTS, parseAmount } from '@etalage/shop-domain';
import type { Translate } from '@etalage/texts';
import { formatMoney } from '@etalage/texts/format';

/** Cents as a person types them: `1234,50`, without the sign of the euro and without grouping. */
export function typedAmount(cents: number | null): string {
  if (cents === null) return '';
  return formatMoney(cents).replace(/[€\s\u00a0.]/g, '');
}

/** Why a typed amount cannot be a price; undefined if it can. An empty one is 0. */
export function amountProblem(typed: string, t: Translate): string | undefined {
  if (typed.trim() === '') return undefined;
  const cents = parseAmount(typed);
  if (cents === null) return t('products_error_amount');
  if (cents < 0) return t('products_error_negative');
  return cents > MAX_UNIT_CENTS ? t('products_error_amount_too_big') : undefined;
}

/** A typed amount as cents; null if nothing is typed. */
export function centsOf(typed: string): number | null {
  return typed.trim() === '' ? null : parseAmount(typed);
}

/** Why a typed text cannot be a whole number from 0 on; undefined if it can. */
export function countProblem(typed: string, most: number, t: Translate): string | undefined {
  if (typed.trim() === '') return undefined;
  const number = countOf(typed);
  if (number === null) return t('products_error_count');
  return number > most ? t('products_error_count_too_big', { most: String(most) }) : undefined;
}

/** A whole number as a person types it; '' for none. */
export function typedCount(number: number | null): string {
  return number === null ? '' : String(number);
}

/** A typed whole number; null if nothing is typed, or something else. A dot groups thousands. */
export function countOf(typed: string): number | null {
  const digits = typed.trim().replace(/^(\d{1,3})((?:\.\d{3})+)$/, (text) => text.replaceAll('.', ''));
  return /^\d{1,10}$/.test(digits) ? Number(digits) : null;
}
