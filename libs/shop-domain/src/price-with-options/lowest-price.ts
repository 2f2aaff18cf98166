import { initialSelection } from './initial-selection.ts';
import { optionKey, type Selection } from './option-key.ts';
import type { PricedOption, PricedProduct, PricedVariant } from './priced-product.ts';
import { priceWithOptions } from './price-with-options.ts';
import { isReadable } from './unreadable-product.ts';
import { selectionOfVariant } from './variant-of.ts';

/** The price that a grid can show for a product whose price depends on choices. */
export interface LowestPrice {
  /** The lowest price of one piece, in cents of the price mode, that a visitor can really order. */
  amount: number;
  /** Whether the product page starts with a more expensive choice, so that the amount is a "from" price. */
  isFrom: boolean;
}

/**
 * The lowest price of one piece of a product; null when no selection can be ordered. Each option in turn is set to the
 * value that makes the total cheapest, until nothing gets cheaper. That is exact as long as an option makes a product
 * cheaper in the same direction whatever the other options are, as sizes, woods and extras do.
 */
export function lowestPrice(product: PricedProduct): LowestPrice | null {
  const initial = judged(product, initialSelection(product.options));
  if (!isReadable(product)) return null;
  const [first] = product.variants;
  let best = first ? withVariant(product, initial, first) : initial;
  best = cheapest(best);
  for (const variant of product.variants) best = better(withVariant(product, best, variant), best);
  best = cheapest(best);
  return best.refusals > 0 ? null : { amount: best.amount, isFrom: initial.amount > best.amount };
}

/**
 * The same choices with those of a variant; the other options are chosen as they were. The price is that of a product with
 * this variant only, so that the time grows with the number of variants and not with its square.
 */
function withVariant(product: PricedProduct, { selection }: Judged, variant: PricedVariant): Judged {
  const only = { ...product, variants: [variant] };
  return judged(only, { ...selection, ...selectionOfVariant(only, variant) });
}

/** What gets cheaper by changing one option after the other; a variant stays as it is. */
function cheapest(start: Judged): Judged {
  const { product } = start;
  let best = start;
  for (let before; before !== best;) {
    before = best;
    best = product.options.reduce((sofar, option, index) => {
      const key = optionKey(option, index);
      const values = product.variant_options.includes(key) ? [] : valuesOf(option);
      const tried = values.map((value) => judged(product, { ...sofar.selection, [key]: value }));
      return tried.reduce((least, one) => better(one, least), sofar);
    }, best);
  }
  return best;
}

interface Judged {
  product: PricedProduct;
  selection: Selection;
  /** Cents of the price mode. */
  amount: number;
  refusals: number;
}

function judged(product: PricedProduct, selection: Selection): Judged {
  const { amount, errors } = priceWithOptions(product, selection);
  return { product, selection, amount, refusals: Object.keys(errors).length };
}

/** The better of two: one that can be ordered before a cheaper one that cannot; the other one if they are equal. */
function better(one: Judged, other: Judged): Judged {
  if (one.refusals !== other.refusals) return one.refusals < other.refusals ? one : other;
  return one.amount < other.amount ? one : other;
}

/** The extreme values of an option; all others lie between them. */
function valuesOf(option: PricedOption): string[] {
  const { layout, required, min, max, value } = option;
  if (layout === 'calculation') return [];
  // Text does not change the price; one letter is enough for a required option.
  if (layout === 'text' || layout === 'textarea') return required ? ['x'] : [];
  const none = required ? [] : [''];
  if (layout === 'select') return [...none, ...option.options.map((_, position) => String(position))];
  if (layout === 'checkbox') return [...none, '1'];
  return [...none, ...[min, max, value, '1'].filter((text) => text !== '')];
}
