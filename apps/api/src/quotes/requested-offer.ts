import { OFFER_DAYS, type OfferContent, type OfferLine, shownSide } from '@etalage/shop-domain';
import { z } from 'zod';
import { dutchDayOf } from '@etalage/texts/format';
import type { OrderSnapshot } from '../db/tables/order-snapshot.ts';
import type { ProductWithStock } from '../products/product.repository.ts';
import { vatClassOf } from '../products/vat-of.ts';

const DAY = 24 * 3_600_000;

/** An offer without lines that is valid as long as offers usually are. */
export function emptyOffer(now: Date): OfferContent {
  return {
    lines: [],
    discount: { kind: 'amount', value: 0 },
    shipping: { title: '', amount: 0 },
    valid_until: dutchDayOf(new Date(now.getTime() + OFFER_DAYS * DAY)),
    message: '',
    files: [],
  };
}

/**
 * The offer that a request begins with: what was asked for, at its prices of then. A product that is gone, or that has
 * other variants now, becomes a line that its owner can change like one of their own.
 */
export function requestedOffer(
  { cart, calculation }: OrderSnapshot,
  products: ReadonlyMap<string, ProductWithStock>,
  now: Date,
): OfferContent {
  const units = unitsOf(calculation);
  const lines = cart.quote.products.map((line): OfferLine => {
    const { id, title, quantity, article_number = '', variant_id = '', options } = line;
    const product = products.get(line.product_id);
    const isKept =
      product !== undefined &&
      (product.variants.length === 0 || product.variants.some((variant) => variant.id === variant_id));
    const unit = { incl_tax: line.price_incl_tax, excl_tax: line.price_excl_tax };
    return {
      id,
      product_id: isKept ? line.product_id : '',
      variant_id: isKept ? variant_id : '',
      article_number,
      title,
      options: options.map(({ key, title: name, value }) => ({ key, title: name, value })),
      quantity,
      unit: units.get(id) ?? shownSide(unit, priceModeOf(calculation) === 'gross'),
      vat: product ? vatClassOf(product) : { category: 'S', rate: 2100 },
      is_service: product?.kind === 'services',
    };
  });
  return { ...emptyOffer(now), lines };
}

const mode = z.object({ price_mode: z.enum(['gross', 'net']) });

function priceModeOf(calculation: object): 'gross' | 'net' {
  return mode.safeParse(calculation).data?.price_mode ?? 'gross';
}

const amounts = z.object({
  quote: z.object({
    lines: z.array(z.object({ id: z.string(), quantity: z.int().min(1), amount: z.int() })),
  }),
});

/** What one piece of each line cost, on the side that the shop stores: zero rating is not part of it. */
function unitsOf(calculation: object): ReadonlyMap<string, number> {
  const read = amounts.safeParse(calculation);
  const lines = read.success ? read.data.quote.lines : [];
  return new Map(lines.map(({ id, quantity, amount }) => [id, Math.round(amount / quantity)]));
}
