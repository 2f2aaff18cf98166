import { parseAmount, type PricedOption } from '@etalage/shop-domain';
import { emptyOption } from '@etalage/api-contract';
import { countOf, typedAmount } from '../typed-amount.ts';

export type OptionLayout = PricedOption['layout'];

/** The layouts in the order in which they are offered. */
export const optionLayouts = ['select', 'number', 'checkbox', 'text', 'textarea', 'calculation'] as const;

export interface ChoiceForm {
  /** By which variants know it while its title changes: the stored title, or a made one for a new choice. */
  id: string;
  title: string;
  /** In euros, as it is typed. */
  price: string;
}

export interface StepForm {
  type: PricedOption['calculation_options'][number]['type'];
  connection_id_from: string;
  /** As it is typed. */
  value: string;
}

/** An option as its form holds it: amounts and numbers as they are typed, with a comma. */
export interface OptionForm extends Omit<
  PricedOption,
  'options' | 'calculation_options' | 'max_length' | 'custom_made'
> {
  custom_made: boolean;
  choices: ChoiceForm[];
  steps: StepForm[];
  max_length: string;
}

/** Layouts with one price, which is the first of their choices. */
const withOnePrice = new Set<OptionLayout>(['number', 'checkbox']);
/** Layouts whose value is a number. */
const withNumber = new Set<OptionLayout>(['number', 'calculation']);

/** A stored option as its form shows it. */
export function optionFormOf(option: PricedOption): OptionForm {
  const { options, calculation_options, max_length, custom_made = false, ...rest } = option;
  const titles = options.map(({ title }) => title);
  const choices = options.map(({ title, price_cents }, index) => ({
    id: titles.indexOf(title) === index ? title : `${title} ${index}`,
    title,
    price: typedAmount(price_cents),
  }));
  const needsPrice = withOnePrice.has(option.layout) && choices.length === 0;
  return {
    ...rest,
    custom_made,
    value: withNumber.has(option.layout) ? typedDecimal(option.value) : option.value,
    min: typedDecimal(option.min),
    max: typedDecimal(option.max),
    max_length: String(max_length),
    choices: needsPrice ? [{ ...newChoice(), id: '' }] : choices,
    steps: calculation_options.map((step) => ({ ...step, value: typedDecimal(step.value) })),
  };
}

/** The option that a form means; an amount that cannot be read counts as nothing, and is named by `optionErrors`. */
export function optionOf(form: OptionForm): PricedOption {
  const { choices, steps, max_length, custom_made, ...rest } = form;
  const isUsed = ({ title, price }: ChoiceForm) =>
    !withOnePrice.has(form.layout) || title !== '' || price.trim() !== '';
  return {
    ...rest,
    ...(custom_made && form.layout !== 'calculation' && { custom_made }),
    title: rest.title.trim(),
    value: withNumber.has(form.layout) ? storedDecimal(form.value) : form.value,
    min: storedDecimal(form.min),
    max: storedDecimal(form.max),
    max_length: countOf(max_length) ?? emptyOption.max_length,
    options: choices
      .filter(isUsed)
      .map(({ title, price }) => ({ title: title.trim(), price_cents: parseAmount(price) ?? 0 })),
    calculation_options: steps.map((step) => ({ ...step, value: storedDecimal(step.value) })),
  };
}

/** A new option without a name, with what nearly every one of its kind has. */
export function newOption(layout: OptionLayout): OptionForm {
  const isCalculation = layout === 'calculation';
  const form = optionFormOf({
    ...emptyOption,
    options: [],
    title: '',
    layout,
    show_calculations: isCalculation,
  });
  return layout === 'select' ? { ...form, required: true, choices: [newChoice()] } : form;
}

/** A choice without a title. */
export function newChoice(): ChoiceForm {
  return { id: crypto.randomUUID(), title: '', price: '' };
}

/** A stored number as it is typed: with a comma. */
function typedDecimal(stored: string): string {
  return stored.replace('.', ',');
}

/** A typed number as it is stored: a comma is the decimal sign, and dots before three digits group thousands. */
export function storedDecimal(typed: string): string {
  const text = typed.trim();
  const isGrouped = /^-?\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(text);
  return (isGrouped ? text.replaceAll('.', '') : text).replace(',', '.');
}
