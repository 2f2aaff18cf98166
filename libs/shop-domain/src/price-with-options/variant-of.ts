import { chosenText, optionKey, type Selection } from './option-key.ts';
import type { PricedOption, PricedProduct, PricedVariant } from './priced-product.ts';

type WithVariants = Pick<PricedProduct, 'options' | 'variant_options' | 'variants'>;

/** The option of a key; undefined if a product has none. */
export function optionOfKey<Option extends Pick<PricedOption, 'connection_id'>>(
  options: readonly Option[],
  key: string,
): Option | undefined {
  return options.find((option, index) => optionKey(option, index) === key);
}

/** The title of what is chosen of a select; undefined while nothing of its list is chosen. */
export function chosenTitle(option: PricedOption | undefined, text: string): string | undefined {
  return /^\d{1,4}$/.test(text) ? option?.options[Number(text)]?.title : undefined;
}

/** The titles that are chosen of the options that variants combine, in their order. */
export function chosenTitles(product: WithVariants, selection: Selection): (string | undefined)[] {
  return product.variant_options.map((key) =>
    chosenTitle(optionOfKey(product.options, key), chosenText(selection, key)),
  );
}

/** The variant that a selection names; undefined without variants, and for a combination that the shop does not have. */
export function variantOf<Variant extends PricedVariant>(
  product: Omit<WithVariants, 'variants'> & { readonly variants: readonly Variant[] },
  selection: Selection,
): Variant | undefined {
  if (product.variants.length === 0) return undefined;
  const titles = chosenTitles(product, selection);
  return product.variants.find(({ choices }) => titles.every((title, index) => title === choices[index]));
}

/**
 * The option whose choice leads to no variant: the first one that nothing is chosen of, else the last one. Undefined
 * without variants.
 */
export function missingChoice(
  product: WithVariants,
  selection: Selection,
): { readonly key: string; readonly title: string; readonly isChosen: boolean } | undefined {
  if (product.variants.length === 0) return undefined;
  const open = chosenTitles(product, selection).indexOf(undefined);
  const key = product.variant_options.at(open) ?? '';
  return { key, title: optionOfKey(product.options, key)?.title ?? key, isChosen: open < 0 };
}

/** The choices of a variant as a selection; positions of a list that changed meanwhile are left out. */
export function selectionOfVariant(product: WithVariants, { choices }: PricedVariant): Selection {
  const entries = product.variant_options.map((key, index): [string, number] => {
    const option = optionOfKey(product.options, key);
    return [key, option?.options.findIndex(({ title }) => title === choices[index]) ?? -1];
  });
  return Object.fromEntries(
    entries.filter(([, place]) => place >= 0).map(([key, place]) => [key, String(place)]),
  );
}
