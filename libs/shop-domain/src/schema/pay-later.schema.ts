import { z } from 'zod';

/** Who can pay afterwards. */
export const payLaterBuyers = ['all', 'consumers', 'companies'] as const;

/** For whom and how long the method for paying afterwards is; what it allows is `checkPayLater`. */
export const payLaterTerms = z.object({
  /** Days to pay, counted from the day on which all was sent. */
  days: z.number(),
  buyers: z.enum(payLaterBuyers),
  /** Highest total of an order in cents, VAT included; 0 for none. */
  most: z.number(),
});

export type PayLaterTerms = z.output<typeof payLaterTerms>;
