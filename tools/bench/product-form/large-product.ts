import type { OwnedProductContent, OwnedVariant } from '@etalage/shop-domain';
import { emptyOption, emptyProductContent } from '@etalage/shop-domain/schema';

const OPTIONS = 40;
/** The numbers of choices of the lists that are combined: 2,000 variants. */
const LISTS = [20, 10, 10];

type Option = OwnedProductContent['options'][number];

function listOption(index: number, choices: number): Option {
  return {
    ...emptyOption,
    title: `Lijst ${index}`,
    layout: 'select',
    connection_id: `lijst-${index}`,
    required: true,
    options: Array.from({ length: choices }, (_, choice) => ({ title: `Keuze ${choice}`, price_cents: 0 })),
  };
}

function numberOption(index: number): Option {
  return { ...emptyOption, title: `Maat ${index}`, layout: 'number', connection_id: `maat-${index}` };
}

function variantsOf(): OwnedVariant[] {
  const combinations = LISTS.reduce<string[][]>(
    (all, choices) =>
      all.flatMap((begun) => Array.from({ length: choices }, (_, choice) => [...begun, `Keuze ${choice}`])),
    [[]],
  );
  return combinations.map((choices, index) => ({
    id: `v${index}`,
    choices,
    article_number: `ART-${index}`,
    ean: '',
    difference_cents: index,
    weight_grams: null,
    images: [],
  }));
}

/** A product with forty options, with or without variants of three of them. */
export function largeProduct(title: string, url: string, hasVariants: boolean): OwnedProductContent {
  const lists = LISTS.map((choices, index) => listOption(index, choices));
  const numbers = Array.from({ length: OPTIONS - lists.length }, (_, index) => numberOption(index));
  return {
    ...emptyProductContent,
    title,
    url,
    price_cents: 10_000,
    options: [...lists, ...numbers],
    variant_options: hasVariants ? lists.map(({ connection_id }) => connection_id) : [],
    variants: hasVariants ? variantsOf() : [],
  };
}
