import { z } from 'zod';
import { centsFromEuros, eurosFromCents } from '../wire/euros.ts';
import { flagText, isOn } from '../wire/flag.ts';

/** Whole euro cents in code; on the wire a JSON number in euros with at most two decimals. */
export const cents = z.codec(z.number(), z.int(), {
  decode: (euros, context) => {
    const value = centsFromEuros(euros);
    if (value !== null) return value;
    context.issues.push({ code: 'custom', message: 'not_an_amount', input: euros });
    return z.NEVER;
  },
  encode: eurosFromCents,
});

/** A flag of the specification: '1', 1 and true are read as true; written as '1' or '0' (SEC-06). */
export const flag = z.codec(z.union([z.string(), z.number(), z.boolean()]), z.boolean(), {
  decode: isOn,
  encode: flagText,
});

/** A moment: a Date in code, on the wire its ISO 8601 text in UTC. */
export const moment = z.codec(z.iso.datetime(), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
});

/** Opaque identifier: never empty, at most 200 characters, no control characters. */
export const id = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[^\p{Cc}]+$/u);

/** Both sides of one amount; the side of the website's price mode is exact, the other is derived. */
export const price = z.object({ incl_tax: cents, excl_tax: cents });
