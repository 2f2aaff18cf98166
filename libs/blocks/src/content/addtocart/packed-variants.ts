import { optionOfKey, type PricedProduct } from '@etalage/shop-domain';
import type { PanelProduct, PanelVariant } from './panel-product.ts';

type Lists = Pick<PricedProduct, 'options' | 'variant_options'>;

/** What a page says of its variants, and of which of them the server knows that they are sold out. */
interface Unpacked {
  readonly variants: PanelVariant[];
  /** Their ids. */
  readonly soldOut: string[];
}

/**
 * The variants of a product as one short text, a line for each: as objects, two thousand of them would be most of a page.
 * A choice is its position in its list. A variant with a choice that is gone is left out: nobody can choose it.
 */
export function packVariants(product: PanelProduct, soldOut: readonly string[]): string {
  const positions = listsOf(product).map((titles) => new Map(titles.map((title, at) => [title, at])));
  const out = new Set(soldOut);
  const lines = product.variants.flatMap(({ id, choices, difference_cents, article_number, picture }) => {
    const chosen = choices.flatMap((title, at) => positions[at]?.get(title) ?? []);
    if (chosen.length < positions.length) return [];
    const cells = [id, chosen.join(), difference_cents, out.has(id) ? 1 : 0, article_number, picture];
    return cells.map((cell) => String(cell).replaceAll(/\s+/g, ' ')).join('\t');
  });
  return lines.join('\n');
}

/** The variants that a text of `packVariants` stands for. */
export function unpackVariants(product: Lists, packed: string): Unpacked {
  const lists = listsOf(product);
  const soldOut: string[] = [];
  const variants = packed.split('\n').flatMap((line): PanelVariant[] => {
    const [id = '', chosen = '', cents, out, article_number = '', picture = ''] = line.split('\t');
    if (id === '') return [];
    if (out === '1') soldOut.push(id);
    const choices = chosen.split(',').map((at, list) => lists[list]?.[Number(at)] ?? '');
    return [{ id, choices, difference_cents: Number(cents), article_number, picture }];
  });
  return { variants, soldOut };
}

/** The titles of each list that variants combine. */
function listsOf({ options, variant_options }: Lists): string[][] {
  return variant_options.map((key) => (optionOfKey(options, key)?.options ?? []).map(({ title }) => title));
}
