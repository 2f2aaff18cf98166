import type { OwnedProductContent, OwnedVariant } from '../owned-product/owned-product.schema.ts';
import { optionKey } from '../price-with-options/option-key.ts';
import { type FoundInRows, readVariant } from './read-variant.ts';
import type { SheetItem } from './sheet-item.schema.ts';
import type { SheetMessage, SheetReading } from './sheet-shop.ts';
import { titlesFor, withChoices, withOptions } from './variant-options.ts';

type Row = SheetItem['variants'][number];

/** What the rows of variants make of a product. */
export interface AppliedVariants extends FoundInRows {
  readonly content: OwnedProductContent;
  /** The row of each variant that has one, by its id. */
  readonly rows: ReadonlyMap<string, number>;
}

const choiceColumns = ['choice_1', 'choice_2', 'choice_3'] as const;

/**
 * Reads rows of variants. One that is there is found by its choices, or by its article number when it has none; another
 * one is added, and its choices with it. Variants without a row stay as they are.
 */
export function applyVariants(
  before: OwnedProductContent,
  { row, cells, variants: rows }: SheetItem,
  shop: SheetReading,
): AppliedVariants {
  const found: FoundInRows = { pieces: {}, errors: [], pictures: [] };
  const seen = new Map<string, number>();
  if (rows.length === 0) return { ...found, content: before, rows: seen };
  const titles = titlesFor(before, cells);
  if (titles.length === 0) {
    found.errors.push({ row, column: 'option_1', text: { key: 'sheet_error_no_option', values: {} } });
    return { ...found, content: before, rows: seen };
  }
  const content = withOptions(before, titles);
  const variants = new Map(content.variants.map((variant) => [variant.id, variant]));
  const find = finder(content, titles, shop.newId);
  for (const one of rows) {
    const variant = find(one);
    const problem = 'text' in variant ? variant : twice(variant, one, seen);
    if (problem) {
      found.errors.push(problem);
      continue;
    }
    if ('text' in variant) continue;
    seen.set(variant.id, one.row);
    variants.set(variant.id, readVariant(variant, one, content.price_cents, shop, found));
  }
  return { ...found, content: withChoices({ ...content, variants: [...variants.values()] }), rows: seen };
}

function twice(
  variant: OwnedVariant,
  { row }: Row,
  seen: ReadonlyMap<string, number>,
): SheetMessage | undefined {
  const first = seen.get(variant.id);
  if (first === undefined) return undefined;
  return { row, column: '', text: { key: 'sheet_error_variant_twice', values: { row: first } } };
}

/** Finds the variant of a row, or makes a new one; answers with a message when the row does not say which one it is. */
function finder(content: OwnedProductContent, titles: readonly string[], newId: () => string) {
  const { variants } = content;
  const spell = speller(content);
  const keyOf = (choices: readonly string[]): string => JSON.stringify(choices);
  const byChoices = new Map(variants.map((variant) => [keyOf(variant.choices), variant]));
  const byNumber = new Map(variants.map((variant) => [variant.article_number, variant]));
  return ({ row, cells }: Row): OwnedVariant | SheetMessage => {
    const choices = titles.map((_, at) => spell(cells[choiceColumns[at] ?? 'choice_1']?.trim() ?? '', at));
    const number = cells.article_number?.trim() ?? '';
    const gap = choices.indexOf('');
    const known =
      gap === -1 ? byChoices.get(keyOf(choices)) : number === '' ? undefined : byNumber.get(number);
    if (known) return known;
    if (gap !== -1) {
      const text = { key: 'sheet_error_no_choice' as const, values: { option: titles[gap] ?? '' } };
      return { row, column: choiceColumns[gap] ?? 'choice_1', text };
    }
    const added: OwnedVariant = {
      id: newId(),
      choices,
      article_number: '',
      ean: '',
      difference_cents: 0,
      weight_grams: null,
      images: [],
    };
    byChoices.set(keyOf(choices), added);
    return added;
  };
}

/**
 * Writes a typed choice as the list of its option has it: the same title, or else one that differs in case or in the
 * spaces around it only. A title that the list does not have is written as it was typed first.
 */
function speller({ options, variant_options: keys, variants }: OwnedProductContent) {
  const lists = keys.map((key, at) => {
    const option = options.find((one, index) => optionKey(one, index) === key);
    const known = [
      ...(option?.options.map(({ title }) => title) ?? []),
      ...variants.flatMap(({ choices }) => choices[at] ?? []),
    ];
    return {
      exact: new Set(known),
      similar: new Map(known.toReversed().map((title) => [title.trim().toLowerCase(), title])),
    };
  });
  return (typed: string, at: number): string => {
    const list = lists[at];
    if (!list || typed === '' || list.exact.has(typed)) return typed;
    const word = typed.toLowerCase();
    const title = list.similar.get(word) ?? typed;
    list.similar.set(word, title);
    return title;
  };
}
