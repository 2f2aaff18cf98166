import { MAX_VARIANT_OPTIONS } from '../owned-product/limits.ts';
import type { OwnedProductContent } from '../owned-product/owned-product.schema.ts';
import { optionKey } from '../price-with-options/option-key.ts';
import { emptyOption } from '../schema/empty-product.ts';
import { optionTitles } from './item-of.ts';
import type { SheetCells } from './sheet-item.schema.ts';

/** The titles of the options that the rows combine: those of the product, or those in its cells when it has none. */
export function titlesFor(product: OwnedProductContent, cells: SheetCells): string[] {
  const present = optionTitles(product);
  if (present.length > 0) return present;
  const given = [cells.option_1, cells.option_2, cells.option_3].map((title) => title?.trim() ?? '');
  const end = given.indexOf('');
  return given.slice(0, end === -1 ? MAX_VARIANT_OPTIONS : end);
}

/** A product that combines options with these titles; those that it does not have are added as lists. */
export function withOptions(product: OwnedProductContent, titles: readonly string[]): OwnedProductContent {
  if (product.variant_options.length > 0) return product;
  const options = [...product.options];
  const keys = titles.map((title) => {
    const at = options.findIndex(
      (option) => option.layout === 'select' && option.title.trim().toLowerCase() === title.toLowerCase(),
    );
    const found = options[at];
    const key = found?.connection_id || freeKey(title, options);
    const option = {
      ...emptyOption,
      ...found,
      title,
      layout: 'select' as const,
      required: true,
      connection_id: key,
    };
    if (found) options[at] = option;
    else options.push({ ...option, options: [], calculation_options: [] });
    return key;
  });
  return { ...product, options, variant_options: keys };
}

/** A key made of a title that no other option has; never a bare number, which is the key of an option without one. */
function freeKey(title: string, options: OwnedProductContent['options']): string {
  const taken = new Set(options.map((option, at) => optionKey(option, at)));
  const words =
    title
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.join('-') ?? '';
  const name = /^\d*$/.test(words) ? `optie-${words}` : words.slice(0, 80);
  let key = name;
  for (let number = 2; taken.has(key); number += 1) key = `${name}-${number}`;
  return key;
}

/** The lists of a product with the choices of all its variants. */
export function withChoices(product: OwnedProductContent): OwnedProductContent {
  const { options, variant_options: keys, variants } = product;
  const all = options.map((option, at) => {
    const place = keys.indexOf(optionKey(option, at));
    if (place === -1) return option;
    const known = new Set(option.options.map(({ title }) => title));
    const added = [...new Set(variants.map(({ choices }) => choices[place] ?? ''))].filter(
      (one) => !known.has(one),
    );
    if (added.length === 0) return option;
    return { ...option, options: [...option.options, ...added.map((title) => ({ title, price_cents: 0 }))] };
  });
  return { ...product, options: all };
}
