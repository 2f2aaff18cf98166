import { z } from 'zod';

/** Whole euro cents in code; on the wire a JSON number in euros with at most two decimals. */
export const cents = z.codec(z.number(), z.int(), {
  decode: (euros, context) => {
    const value = Math.round(euros * 100);
    const isExact = value / 100 === euros || Math.abs(euros * 100 - value) <= 1e-6;
    if (!Number.isSafeInteger(value) || !isExact) {
      context.issues.push({ code: 'custom', message: 'not_an_amount', input: euros });
      return z.NEVER;
    }
    return value;
  },
  encode: (value) => value / 100,
});

/** A flag of the specification: '1', 1 and true are read as true; written as '1' or '0' (SEC-06). */
export const flag = z.codec(z.union([z.string(), z.number(), z.boolean()]), z.boolean(), {
  decode: (stored) => stored === '1' || stored === 1 || stored === true,
  encode: (on) => (on ? '1' : '0'),
});

/** Opaque identifier: never empty, at most 200 characters, no control characters. */
export const id = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[^\p{Cc}]+$/u);

/** Both sides of one amount; the side of the website's price mode is exact, the other is derived. */
export const price = z.object({ incl_tax: cents, excl_tax: cents });
