import {
  beforeReduction,
  eurosFromCents,
  type PricedProduct,
  type Product,
  priceWithOptions,
  type Selection,
  unitRatio,
} from '@etalage/shop-domain';
import type { ContentUnit } from '@etalage/shop-domain/schema';

/** A product, or one of its variants, as it is chosen. */
interface Chosen {
  readonly prices: PricedProduct;
  readonly selection: Selection;
  readonly isAvailable: boolean;
  readonly url: string;
}

/** The offer of what is chosen, with the price that its page shows for it; nothing where the owner hides prices. */
export function offerOf(product: Product, { prices, selection, isAvailable, url }: Chosen) {
  if (product.hide_price) return {};
  const now = priceWithOptions(prices, selection).unit.incl_tax;
  const before = beforeReduction(prices, selection).incl_tax;
  const specifications = [...perUnitOf(product, now), ...(before > now ? [struckThrough(before)] : [])];
  const [first] = specifications;
  return {
    offers: {
      '@type': 'Offer',
      url,
      price: euros(now),
      priceCurrency: 'EUR',
      availability: availabilityOf(isAvailable),
      ...deliveryOf(product),
      ...(first && { priceSpecification: specifications.length === 1 ? first : specifications }),
    },
  };
}

export const availabilityOf = (isAvailable: boolean): string =>
  `https://schema.org/${isAvailable ? 'InStock' : 'OutOfStock'}`;

const euros = (cents: number): string => eurosFromCents(cents).toFixed(2);

/** What the page strikes through. */
function struckThrough(cents: number) {
  return {
    '@type': 'UnitPriceSpecification',
    priceType: 'https://schema.org/StrikethroughPrice',
    price: euros(cents),
    priceCurrency: 'EUR',
  };
}

/** Codes of UN/CEFACT for the measure that a price is given for. */
const MEASURES: Readonly<Record<ContentUnit, string>> = {
  g: 'KGM',
  kg: 'KGM',
  ml: 'LTR',
  l: 'LTR',
  m: 'MTR',
  m2: 'MTK',
  piece: 'C62',
};

/** How much one piece is of the measure that its price is also given for, such as 0.75 litres. */
function perUnitOf({ content }: Product, cents: number) {
  if (!content) return [];
  const [times, over] = unitRatio(content);
  const unitCode = MEASURES[content.unit];
  const one = { '@type': 'QuantitativeValue', value: 1, unitCode };
  const quantity = { '@type': 'QuantitativeValue', value: over / times, unitCode, valueReference: one };
  return [
    {
      '@type': 'UnitPriceSpecification',
      price: euros(cents),
      priceCurrency: 'EUR',
      referenceQuantity: quantity,
    },
  ];
}

/** Within how many working days it is delivered, where its page says so. */
function deliveryOf({ delivery, enable_checkout }: Product) {
  if (!delivery || !enable_checkout) return {};
  const { from: minValue, to: maxValue } = delivery;
  return { deliveryLeadTime: { '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' } };
}
