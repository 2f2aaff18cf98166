import { z } from 'zod';

/** An amount in Mollie's format: a decimal text with two places, e.g. "12.30"; decoded to cents. */
export const mollieAmount = z.object({
  currency: z.string().length(3),
  value: z.string().regex(/^\d+\.\d{2}$/),
});
export type MollieAmount = z.infer<typeof mollieAmount>;

/** Whole cents in Mollie's format. Uses no division, so there are no rounding errors. */
export function formatMollieAmount(cents: number, currency = 'EUR'): MollieAmount {
  if (!Number.isSafeInteger(cents) || cents < 0) throw new RangeError(`${cents} is not an amount in cents`);
  const digits = String(cents).padStart(3, '0');
  return { currency, value: `${digits.slice(0, -2)}.${digits.slice(-2)}` };
}

/** The cents of an amount in Mollie's format. */
export function parseMollieAmount(amount: MollieAmount): number {
  return Number(amount.value.replace('.', ''));
}
