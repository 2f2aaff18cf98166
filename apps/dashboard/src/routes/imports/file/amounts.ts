import { numberText } from './number-text.ts';

const MILLION = 1_000_000;

/** A number with a dot or a comma and without groups of thousands, in millionths; null if it is none. */
export function millionths(text: string): number | null {
  const typed = /^[+-]?\d{1,9}(?:[.,]\d{1,10})?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
  return Number.isNaN(typed) ? null : Math.round(typed * MILLION);
}

export function amountOf(amount: number): string {
  return numberText(amount / MILLION, 2);
}

/** An amount of another system as a person types it: "12.5" is "12,50". What is no number stays as it is. */
export function amountCell(text: string): string {
  const amount = millionths(text);
  return amount === null ? text : amountOf(amount);
}

/** A whole number of which a system writes "12.0" too. */
export function countCell(text: string): string {
  const count = millionths(text);
  return count === null ? text : numberText(count / MILLION);
}

/** A weight in another unit as whole grams. */
export function gramsCell(text: string, grams: number): string {
  if (grams === 1) return text;
  const weight = millionths(text.trim());
  return weight === null ? text : numberText(Math.round((weight / MILLION) * grams));
}
