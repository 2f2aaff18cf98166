import type { Selection } from './option-key.ts';
import type { PricedProduct } from './priced-product.ts';
import { chosenTitles, optionOfKey } from './variant-of.ts';

/** What choosing an entry of a list leads to, with what is chosen of the lists above it. */
export type ChoiceState = 'available' | 'sold_out' | 'missing';

/**
 * The state of each choice of an option, in the order of its list: `sold_out` if all variants with it are, `missing` if the
 * shop has no variant with it. Only lists above it count, so that who chooses from top to bottom reads what is left. Empty
 * for an option that makes no variants.
 */
export function choiceStates(
  product: Pick<PricedProduct, 'options' | 'variant_options' | 'variants'>,
  selection: Selection,
  key: string,
  soldOut: ReadonlySet<string>,
): ChoiceState[] {
  const place = product.variant_options.indexOf(key);
  if (place < 0 || product.variants.length === 0) return [];
  const titles = chosenTitles(product, selection);
  const states = new Map<string, ChoiceState>();
  for (const { id, choices } of product.variants) {
    const fits = titles
      .slice(0, place)
      .every((title, index) => title === undefined || title === choices[index]);
    const title = choices[place];
    if (!fits || title === undefined) continue;
    if (!soldOut.has(id)) states.set(title, 'available');
    else if (!states.has(title)) states.set(title, 'sold_out');
  }
  return (optionOfKey(product.options, key)?.options ?? []).map(
    ({ title }) => states.get(title) ?? 'missing',
  );
}
