import { explainTotals, type ExplainedTotals } from '@etalage/shop-domain';
import type { Translate } from '@etalage/texts';
import { formatMoney } from '@etalage/texts/format';
import { z } from 'zod';
import type { OrderSnapshot } from '../db/tables/order-snapshot.ts';

const number = z.number();

/** The part of a stored calculation that is explained. */
const stored = z.object({
  price_mode: z.enum(['gross', 'net']),
  checkout: z.object({
    lines: z.array(z.object({ id: z.string(), quantity: number, amount: number, discount: number })),
    shipping: z.object({
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

/**
 * The steps to the amount payable of an order, as sentences, from the calculation that was stored with it; empty for one
 * that an earlier version of the rule made.
 */
export function explanationOf({ calculation, cart }: OrderSnapshot, t: Translate): string[] {
  const read = stored.safeParse(calculation);
  if (!read.success || cart.shoppingcart.products.length === 0) return [];
  const { price_mode, ...totals } = read.data;
  const titles = new Map(cart.shoppingcart.products.map(({ id, title }) => [id, title]));
  return explainTotals(totals satisfies ExplainedTotals, price_mode).map(({ key, values, amount }) => {
    const { id } = values;
    const text = t(key, { ...values, amount: formatMoney(amount) });
    const title = titles.get(String(id));
    return title === undefined ? text : t('dashboard_order_explained_line', { title, text });
  });
}
