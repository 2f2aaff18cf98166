import { z } from 'zod';

const price = z.object({ incl_tax: z.int(), excl_tax: z.int() });

/** What a refund needs of the calculation that is stored with an order; amounts are cents. */
export const storedCalculation = z.object({
  checkout: z.object({
    lines: z.array(
      z.object({
        id: z.string(),
        quantity: z.int(),
        total: price,
        /** Missing in orders from before it was stored. */
        vat: z.object({ category: z.string(), rate: z.int() }).optional(),
      }),
    ),
    groups: z.array(z.object({ category: z.string(), rate: z.int(), tax: z.int(), gross: z.int() })),
  }),
});

export type StoredCalculation = z.output<typeof storedCalculation>;
