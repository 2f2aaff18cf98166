import type { ProductOption } from '../schema/product.schema.ts';
import { initialSelection } from './initial-selection.ts';
import { optionKey, type Selection } from './option-key.ts';
import type { PricedProduct } from './priced-product.ts';
import { priceWithOptions } from './price-with-options.ts';

/** What a grid may promise about a product whose price depends on choices. */
export interface LowestPrice {
  /** Cents of the price mode that one piece costs at least, as a visitor can really order it. */
  amount: number;
  /** Whether the product page starts with a dearer choice, so that the amount is a "from" price. */
  isFrom: boolean;
}

/**
 * The least one piece of a product costs; null when no selection can be ordered. Each option in turn is set to what
 * makes the whole cheapest, until nothing gets cheaper. That is exact as long as an option makes a product cheaper in
 * the same direction whatever the others say, as sizes, woods and extras do.
 */
export function lowestPrice(product: PricedProduct): LowestPrice | null {
  const start = initialSelection(product.options);
  const initial = judged(product, start);
  let best = initial;
  for (let before; before !== best;) {
    before = best;
    best = product.options.reduce((sofar, option, index) => {
      const tried = valuesOf(option).map((value) =>
        judged(product, { ...sofar.selection, [optionKey(option, index)]: value }),
      );
      return [sofar, ...tried].reduce((least, one) => (isBetter(one, least) ? one : least));
    }, best);
  }
  return best.refusals > 0 ? null : { amount: best.amount, isFrom: initial.amount > best.amount };
}

interface Judged {
  selection: Selection;
  /** Cents of the price mode. */
  amount: number;
  refusals: number;
}

function judged(product: PricedProduct, selection: Selection): Judged {
  const { amount, errors } = priceWithOptions(product, selection);
  return { selection, amount, refusals: Object.keys(errors).length };
}

/** What can be ordered goes before what is cheap. */
function isBetter(one: Judged, other: Judged): boolean {
  if (one.refusals !== other.refusals) return one.refusals < other.refusals;
  return one.amount < other.amount;
}

/** The values of an option between which all others lie. */
function valuesOf(option: ProductOption): string[] {
  const { layout, required, min, max, value } = option;
  if (layout === 'calculation') return [];
  // Words change no price; one letter is enough where something must be filled in.
  if (layout === 'text' || layout === 'textarea') return required ? ['x'] : [];
  const none = required ? [] : [''];
  if (layout === 'select') return [...none, ...option.options.map((_, position) => String(position))];
  if (layout === 'checkbox') return [...none, '1'];
  return [...none, ...[min, max, value, '1'].filter((text) => text !== '')];
}
