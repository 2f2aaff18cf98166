import type { WebsiteTransaction } from '../db/with-website.ts';
import { updateLine } from '../shoppingcart/cart-lines.repository.ts';
import { loadCart } from '../shoppingcart/cart.service.ts';

/** Stores the new prices as seen after a refusal for changed prices, so that the next call orders at these prices. */
export async function acknowledgePrices(
  tx: WebsiteTransaction,
  websiteId: string,
  session: string,
  now: Date,
): Promise<void> {
  const { priced } = await loadCart(tx, websiteId, session, { lock: true, now });
  for (const { line, unit, problem, product } of priced.lines) {
    if (problem !== 'price_changed') continue;
    const change = { quantity: line.quantity, seen_unit_cents: unit, title: product?.title ?? line.title };
    await updateLine(tx, line, change);
  }
}
