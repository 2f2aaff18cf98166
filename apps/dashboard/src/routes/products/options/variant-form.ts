import { imagesOf, optionKey, type OwnedVariant, parseAmount } from '@etalage/shop-domain';
import { countOf, typedAmount } from '../typed-amount.ts';
import type { OptionForm } from './option-form.ts';
import type { OptionsForm } from './options-of-form.ts';

/** A variant as its form holds it: numbers as they are typed. */
export interface VariantForm {
  id: string;
  /** Ids of its choices, in the order of `variant_options`. */
  choices: string[];
  article_number: string;
  ean: string;
  /** What it costs more than the product; less with a minus. */
  difference: string;
  /** '' weighs as much as the product. */
  weight: string;
  /** As a file field stores them: pipe-separated addresses. */
  images: string;
}

/** The part of a form that the editor of variants uses. */
export interface VariantsForm extends OptionsForm {
  /** Keys of the options that the variants combine. */
  variant_options: string[];
  variants: VariantForm[];
}

/** A stored variant as its form shows it; choices are known by their stored titles. */
export function variantFormOf(variant: OwnedVariant): VariantForm {
  const { difference_cents, weight_grams, images, choices, ...rest } = variant;
  return {
    ...rest,
    choices: [...choices],
    difference: difference_cents === 0 ? '' : typedAmount(difference_cents),
    weight: weight_grams === null ? '' : String(weight_grams),
    images: images.join('|'),
  };
}

/** A variant of which nothing but its choices is filled in. */
export function newVariant(choices: readonly string[]): VariantForm {
  return {
    id: variantId(),
    choices: [...choices],
    article_number: '',
    ean: '',
    difference: '',
    weight: '',
    images: '',
  };
}

/** Short, because pages name all variants of a product; it is compared with those of the same product only. */
function variantId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => (byte % 32).toString(32)).join('');
}

/** The option of a key. */
export function optionWithKey(options: readonly OptionForm[], key: string): OptionForm | undefined {
  return options.find((option, index) => optionKey(option, index) === key);
}

/** Reads the titles of the choices of any number of variants; undefined if one of them was deleted. */
export function titlesOf({
  options,
  variant_options,
}: Pick<VariantsForm, 'options' | 'variant_options'>): (
  variant: Pick<VariantForm, 'choices'>,
) => string[] | undefined {
  const lists = variant_options.map((key) => {
    const choices = optionWithKey(options, key)?.choices ?? [];
    return new Map(choices.map(({ id, title }) => [id, title.trim()]));
  });
  return ({ choices }) => {
    const titles = lists.flatMap((list, index) => list.get(choices[index] ?? '') ?? []);
    return titles.length < lists.length ? undefined : titles;
  };
}

/** The variants that a form means, each with its place in the form: one whose choice was deleted is not saved. */
export function keptVariants(
  form: VariantsForm,
): { readonly place: number; readonly variant: OwnedVariant }[] {
  const titles = titlesOf(form);
  return form.variants.flatMap((row, place) => {
    const choices = titles(row);
    if (!choices) return [];
    const { id, article_number, ean, difference, weight, images } = row;
    const variant = {
      id,
      choices,
      article_number: article_number.trim(),
      ean: ean.trim(),
      difference_cents: parseAmount(difference) ?? 0,
      weight_grams: countOf(weight),
      images: imagesOf(images),
    };
    return [{ place, variant }];
  });
}
