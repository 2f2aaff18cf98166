import { newVariant, optionWithKey, type VariantForm, type VariantsForm } from '../options/variant-form.ts';

type Given = Pick<VariantsForm, 'options' | 'variant_options' | 'variants'>;

/** How many variants all combinations of options make. */
export function countCombinations({ options }: Pick<Given, 'options'>, keys: readonly string[]): number {
  if (keys.length === 0) return 0;
  return keys.reduce((count, key) => count * (optionWithKey(options, key)?.choices.length ?? 0), 1);
}

/**
 * The variants of a product when it gets them of other options. What was filled in stays: of several variants that come
 * of one, the first keeps its numbers and pieces; of several that become one, the first stays. Combinations that the shop
 * did not have are not added.
 */
export function combineVariants(given: Given, keys: readonly string[]): VariantForm[] {
  const { variant_options: before, variants } = given;
  const shared = keys.filter((key) => before.includes(key));
  const used = new Set<VariantForm>();
  const shareOf = (choices: readonly string[], all: readonly string[]) =>
    JSON.stringify(shared.map((key) => choices[all.indexOf(key)]));
  // Of several with the same share, the first.
  const known = new Map(variants.toReversed().map((one) => [shareOf(one.choices, before), one]));
  return combinations(given, keys).flatMap((choices) => {
    if (shared.length === 0) return [newVariant(choices)];
    const from = known.get(shareOf(choices, keys));
    if (!from) return [];
    const isFirst = !used.has(from);
    used.add(from);
    return [isFirst ? { ...from, choices } : { ...newVariant(choices), ...copiedOf(from) }];
  });
}

/** The combinations that no variant has. */
export function missingVariants(given: Given): VariantForm[] {
  const { variant_options: keys, variants } = given;
  const known = new Set(variants.map(({ choices }) => JSON.stringify(choices)));
  return combinations(given, keys)
    .filter((choices) => !known.has(JSON.stringify(choices)))
    .map(newVariant);
}

/** What a variant passes on to others; numbers belong to one only. */
function copiedOf({ difference, weight, images }: VariantForm) {
  return { difference, weight, images };
}

/** Ids of choices, one of each option, in the order of their lists; none of no options. */
function combinations({ options }: Pick<Given, 'options'>, keys: readonly string[]): string[][] {
  if (keys.length === 0) return [];
  return keys.reduce<string[][]>(
    (all, key) => {
      const ids = optionWithKey(options, key)?.choices.map(({ id }) => id) ?? [];
      return all.flatMap((begun) => ids.map((id) => [...begun, id]));
    },
    [[]],
  );
}
