import {
  type DeliveryDays,
  deliveryOf,
  exclusionOfShown,
  type LineTotals,
  type OfferLine,
} from '@etalage/shop-domain';
import type { CartLine } from '@etalage/shop-domain/schema';
import type { ProductWithStock } from '../products/product.repository.ts';

/** The lines of an offer as those of an order, with the picture and the address of their product. */
export function offerLinesOf(
  lines: readonly OfferLine[],
  totals: readonly LineTotals[],
  products: ReadonlyMap<string, ProductWithStock>,
  ofShop: DeliveryDays | null,
): CartLine[] {
  const totalsById = new Map(totals.map((one) => [one.id, one]));
  return lines.flatMap((line) => {
    const amounts = totalsById.get(line.id);
    const product = products.get(line.product_id);
    return amounts ? [{ ...lineOf(line, amounts, product), ...termsOf(line, product, ofShop) }] : [];
  });
}

/** When a product is delivered and why nobody can withdraw from it, as its cart would say; nothing of what an owner wrote. */
function termsOf(
  { options }: OfferLine,
  product: ProductWithStock | undefined,
  ofShop: DeliveryDays | null,
): Pick<CartLine, 'delivery' | 'withdrawal_exclusion'> {
  if (!product) return {};
  const delivery = deliveryOf(product, ofShop);
  const exclusion = exclusionOfShown(product.withdrawal_exclusion, product.options, options);
  return {
    ...(delivery && { delivery }),
    ...(exclusion !== '' && { withdrawal_exclusion: exclusion }),
  };
}

function lineOf(
  line: OfferLine,
  { unit, total }: LineTotals,
  product: ProductWithStock | undefined,
): CartLine {
  const { id, product_id, variant_id, article_number, title, options, quantity } = line;
  const variant = product?.variants.find((one) => one.id === variant_id);
  return {
    id,
    // What its owner wrote is a product of its own wherever products are counted.
    product_id: product_id || `free:${id}`,
    ...(variant_id !== '' && { variant_id }),
    article_number,
    title,
    url: product?.url ?? '',
    main_image: variant?.images[0] ?? product?.main_image ?? '',
    quantity,
    price_incl_tax: unit.incl_tax,
    price_excl_tax: unit.excl_tax,
    total_price_incl_tax: total.incl_tax,
    total_price_excl_tax: total.excl_tax,
    // What an option adds is part of the price that its owner gave.
    options: options.map((option) => ({ ...option, amount: null })),
    quantity_min: quantity,
    quantity_max: quantity,
    quantity_step: 1,
    hide_quantity: false,
    problem: '',
  };
}
