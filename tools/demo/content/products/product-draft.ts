import type { ProductRow } from '@etalage/api/seed';
import type { PricedOption } from '@etalage/shop-domain';
import { emptyOption } from '@etalage/shop-domain/schema';
import type { Insertable } from 'kysely';

/** A variant as it is written in its file: the titles of its choices, what it costs more, and its pieces. */
export interface DemoVariant {
  readonly choices: readonly string[];
  readonly difference_cents?: number;
  readonly stock: number;
}

/** A demo product as it is written in its file; amounts in cents including VAT. */
export interface ProductDraft extends Partial<
  Omit<Insertable<ProductRow>, 'options' | 'variants' | 'website_id' | 'main_image' | 'sub_images'>
> {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly price_cents: number;
  readonly categories: readonly string[];
  /** Names of pictures in tools/demo/assets; the first is the main one. */
  readonly pictures: readonly string[];
  readonly options?: readonly PricedOption[];
  /** Pieces on hand; switches stock management on. */
  readonly stock?: number;
  /** Its variants, whose pieces are counted instead of those of the product. */
  readonly variants?: readonly DemoVariant[];
  /** Values of list filters by key. */
  readonly filters?: Readonly<Record<string, string | readonly string[]>>;
  /** Ids of products that its page shows under "Past hierbij". */
  readonly related?: readonly string[] | undefined;
  /** Initial width, for the filter. */
  readonly width_cm?: number;
}

type Extra = Partial<PricedOption>;
type Choice = readonly [title: string, cents: number];

/** A choice list; the first choice is selected initially. */
export function selectOption(
  key: string,
  title: string,
  choices: readonly Choice[],
  extra: Extra = {},
): PricedOption {
  const options = choices.map(([choice, price_cents]) => ({ title: choice, price_cents }));
  return {
    ...emptyOption,
    layout: 'select',
    title,
    connection_id: key,
    value: '0',
    required: true,
    options,
    ...extra,
  };
}

/** A size or count in a unit; `cents` is the price of one unit. */
export function numberOption(
  key: string,
  title: string,
  range: readonly [start: number, min: number, max: number],
  unit: string,
  cents?: number,
  extra: Extra = {},
): PricedOption {
  const [value, min, max] = range.map(String) as [string, string, string];
  const options = cents === undefined ? [] : [{ title: `per ${unit}`, price_cents: cents }];
  return {
    ...emptyOption,
    layout: 'number',
    title,
    connection_id: key,
    value,
    min,
    max,
    label_after_field: unit,
    required: true,
    options,
    ...extra,
  };
}

export function checkboxOption(key: string, title: string, cents: number, extra: Extra = {}): PricedOption {
  return {
    ...emptyOption,
    layout: 'checkbox',
    title,
    connection_id: key,
    options: [{ title, price_cents: cents }],
    ...extra,
  };
}

export function textOption(key: string, title: string, maxLength: number, extra: Extra = {}): PricedOption {
  return { ...emptyOption, layout: 'text', title, connection_id: key, max_length: maxLength, ...extra };
}

export function textareaOption(
  key: string,
  title: string,
  maxLength: number,
  extra: Extra = {},
): PricedOption {
  return { ...emptyOption, layout: 'textarea', title, connection_id: key, max_length: maxLength, ...extra };
}

type Step = readonly [type: 'times' | 'plus', from: string, factor: string];

/** An amount that follows from other options: `start` in euros (or empty), then the steps in order (PROD-50). */
export function calculationOption(
  key: string,
  title: string,
  start: string,
  steps: readonly Step[],
  extra: Extra = {},
): PricedOption {
  const calculation_options = steps.map(([type, connection_id_from, value]) => ({
    type: type === 'times' ? ('multiply_relation_value' as const) : ('add_relation_value' as const),
    connection_id_from,
    value,
  }));
  return {
    ...emptyOption,
    layout: 'calculation',
    title,
    connection_id: key,
    value: start,
    show_calculations: true,
    calculation_options,
    ...extra,
  };
}
