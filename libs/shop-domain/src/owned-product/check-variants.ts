import { optionKey } from '../price-with-options/option-key.ts';
import type { RuleText } from '../rule-text.ts';
import { isEan } from './is-ean.ts';
import type { OwnedProductContent } from './owned-product.schema.ts';

type Content = Pick<
  OwnedProductContent,
  | 'options'
  | 'variant_options'
  | 'variants'
  | 'article_number'
  | 'price_cents'
  | 'sale_price_cents'
  | 'exclude_base_price'
>;
/** Something about the variants, at the path of its field. */
export type VariantFinding = RuleText & { readonly path: string };

/** What makes the variants of a product impossible; empty if nothing does. */
export function checkVariants(content: Content): VariantFinding[] {
  const { variant_options: keys, variants } = content;
  if (keys.length === 0 && variants.length === 0) return [];
  const places = keys.map((key) =>
    content.options.findIndex((option, index) => optionKey(option, index) === key),
  );
  const isGone = places.some((place) => content.options[place]?.layout !== 'select');
  if (isGone || keys.length === 0 || new Set(keys).size < keys.length) {
    return [{ path: 'variants', key: 'product_variants_option_gone', values: {} }];
  }
  if (variants.length === 0) return [{ path: 'variants', key: 'product_variants_none', values: {} }];
  return [
    ...places.flatMap((place) => optionFindings(content, place)),
    ...combinations(content, places),
    ...numbers(content),
    ...prices(content),
  ];
}

/** A visitor must choose one of a list without two equal titles. */
function optionFindings({ options }: Content, place: number): VariantFinding[] {
  const option = options[place];
  if (!option) return [];
  const findings: VariantFinding[] = [];
  const values = { title: option.title };
  if (!option.required)
    findings.push({ path: `options.${place}.required`, key: 'product_variants_required', values });
  const titles = option.options.map(({ title }) => title);
  titles.forEach((title, index) => {
    if (titles.indexOf(title) === index) return;
    findings.push({
      path: `options.${place}.options.${index}.title`,
      key: 'product_variants_double_choice',
      values: { title },
    });
  });
  return findings;
}

function combinations({ options, variants }: Content, places: readonly number[]): VariantFinding[] {
  const known = places.map((place) => new Set(options[place]?.options.map(({ title }) => title)));
  const seen = new Set<string>();
  const ids = new Set<string>();
  return variants.flatMap(({ id, choices }, index): VariantFinding[] => {
    const path = `variants.${index}.choices`;
    const values = { variant: choices.join(', ') };
    const isKnown =
      choices.length === known.length && known.every((titles, at) => titles.has(choices[at] ?? ''));
    if (!isKnown) return [{ path, key: 'product_variant_choice_gone', values }];
    const combination = JSON.stringify(choices);
    const isDouble = seen.has(combination) || ids.has(id);
    seen.add(combination);
    ids.add(id);
    return isDouble ? [{ path, key: 'product_variant_double', values }] : [];
  });
}

function numbers({ article_number, variants }: Content): VariantFinding[] {
  const taken = new Set(article_number === '' ? [] : [article_number]);
  return variants.flatMap((variant, index): VariantFinding[] => {
    const findings: VariantFinding[] = [];
    if (taken.has(variant.article_number)) {
      findings.push({
        path: `variants.${index}.article_number`,
        key: 'product_variant_number_double',
        values: {},
      });
    }
    if (variant.article_number !== '') taken.add(variant.article_number);
    if (variant.ean !== '' && !isEan(variant.ean)) {
      findings.push({ path: `variants.${index}.ean`, key: 'product_ean_invalid', values: {} });
    }
    return findings;
  });
}

/** Options can add what an excluded base price lacks; a base price itself is never below zero. */
function prices({ price_cents, sale_price_cents, exclude_base_price, variants }: Content): VariantFinding[] {
  if (exclude_base_price) return [];
  const base = sale_price_cents ?? price_cents;
  return variants.flatMap(({ difference_cents }, index): VariantFinding[] =>
    base + difference_cents < 0
      ? [{ path: `variants.${index}.difference_cents`, key: 'product_variant_negative', values: {} }]
      : [],
  );
}
