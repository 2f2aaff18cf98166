import { MAX_UNIT_CENTS } from './parse-amount.ts';

/** Whether a number is a price that can be charged: whole cents from 0 to MAX_UNIT_CENTS. */
export function isAmount(cents: number): boolean {
  return Number.isInteger(cents) && cents >= 0 && cents <= MAX_UNIT_CENTS;
}
