import type { Product } from '../schema/product.schema.ts';
import type { RuleText } from '../rule-text.ts';

/** The most pieces one line may hold (PROD-17). */
export const MAX_QUANTITY = 9999;

export type QuantityBounds = Pick<Product, 'quantity_min' | 'quantity_max' | 'quantity_step'>;

/**
 * The quantity shown after the field loses focus (PROD-17): a value that is not a number, or is below the minimum,
 * becomes the minimum; decimals are cut off; a value above the maximum becomes the maximum; between two steps the lower
 * one is used.
 */
export function normaliseQuantity(typed: string, bounds: QuantityBounds): number {
  const { minimum, maximum, step } = boundsOf(bounds);
  const whole = /^\+?(\d+)(?:[.,]\d*)?$/.exec(typed.trim())?.[1];
  if (whole === undefined) return minimum;
  const quantity = Math.min(Math.max(Number(whole), minimum), maximum);
  return quantity - ((quantity - minimum) % step);
}

/**
 * Why a server refuses a quantity, null when it may be ordered; a quantity is never changed silently (PROD-17).
 */
export function checkQuantity(quantity: number, bounds: QuantityBounds): RuleText | null {
  const { minimum, maximum, step } = boundsOf(bounds);
  if (!Number.isInteger(quantity) || quantity < minimum || quantity > maximum) {
    return { key: 'webshop_quantity_out_of_bounds', values: { minimum, maximum } };
  }
  if ((quantity - minimum) % step === 0) return null;
  return { key: 'webshop_quantity_step', values: { minimum, step } };
}

/** A product's bounds within 1 to 9999, with the maximum on a step and never below the minimum. */
function boundsOf(bounds: QuantityBounds): { minimum: number; maximum: number; step: number } {
  const minimum = within(bounds.quantity_min, 1, MAX_QUANTITY, 1);
  const step = within(bounds.quantity_step, 1, MAX_QUANTITY, 1);
  const highest = within(bounds.quantity_max, minimum, MAX_QUANTITY, MAX_QUANTITY);
  return { minimum, step, maximum: highest - ((highest - minimum) % step) };
}

function within(value: number, lowest: number, highest: number, fallback: number): number {
  return Number.isInteger(value) ? Math.min(Math.max(value, lowest), highest) : fallback;
}
