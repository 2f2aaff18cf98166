import type { LineReasons } from '@etalage/shop-domain';
import type { Explanation } from '@etalage/shop-domain/schema';
import { isTextKey, type Translate } from '@etalage/texts';
import { z } from 'zod';
import { explainedParts } from '../shoppingcart/explained-parts.ts';
import type { OrderSnapshot } from '../db/tables/order-snapshot.ts';

const number = z.number();
const price = z.object({ incl_tax: number, excl_tax: number });

/** The part of a stored calculation that is explained. */
const stored = z.object({
  price_mode: z.enum(['gross', 'net']),
  checkout: z.object({
    lines: z.array(
      z.object({ id: z.string(), quantity: number, amount: number, discount: number, total: price }),
    ),
    shipping: z.object({
      price,
      parts: z.array(z.object({ amount: number, vat_class: z.object({ rate: number }) })),
    }),
    groups: z.array(
      z.object({
        category: z.enum(['S', 'K', 'AE', 'G', 'O', 'E', 'Z']),
        priced_rate: number,
        rate: number,
        amount: number,
        tax: number,
        net: number,
        taken_out: number,
      }),
    ),
    figures: z.object({ total_price_with_tax: number }),
  }),
});

const step = z.object({
  key: z.string().refine(isTextKey),
  values: z.record(z.string(), z.union([z.string(), number])),
  amount: number,
});
/** How one piece of each line got its price; missing in orders from before it was kept, and of an offer. */
const reasons = z.object({ reasons: z.record(z.string(), z.array(step)) });

/**
 * The steps to the amount payable of an order, as sentences, from the calculation that was stored with it; nothing for
 * one that an earlier version of the rule made, or without direct lines.
 */
export function explanationOf(
  { calculation, cart }: OrderSnapshot,
  t: Translate,
): { explanation?: Explanation } {
  const read = stored.safeParse(calculation);
  if (!read.success || read.data.checkout.lines.length === 0) return {};
  const { price_mode: priceMode, ...totals } = read.data;
  const { products } = cart.shoppingcart;
  const asked = { totals, priceMode, reasons: reasonsIn(calculation), products };
  return { explanation: explainedParts(asked, t) };
}

function reasonsIn(calculation: object): LineReasons {
  const read = reasons.safeParse(calculation);
  // Every key is one of a text, so that the sentence of a step can be written.
  return read.success ? (read.data.reasons as unknown as LineReasons) : {};
}
