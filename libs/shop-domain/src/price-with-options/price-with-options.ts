import { bothSides } from '../money/both-sides.ts';
import type { Price } from '../money/price.ts';
import { MAX_UNIT_CENTS } from '../money/parse-amount.ts';
import {
  decimalText,
  eurosOf,
  roundToCents,
  multiplyRational,
  ZERO,
  type Rational,
} from '../money/rational.ts';
import type { Whole } from '../money/round-half-away-from-zero.ts';
import type { RuleErrors, RuleStep, RuleText } from '../rule-text.ts';
import { calculateOption, type Related } from './calculate-option.ts';
import { chosenText, optionKey, type Selection } from './option-key.ts';
import type {
  OptionAmount,
  PricedOption,
  PricedProduct,
  PricedVariant,
  PriceWithOptions,
} from './priced-product.ts';
import { readOption, type OptionInput } from './read-option.ts';
import { missingChoice, variantOf } from './variant-of.ts';
import { isReadable, unreadable } from './unreadable-product.ts';

interface Calculation {
  product: PricedProduct;
  selection: Selection;
  total: number;
  related: Map<string, Related>;
  options: OptionAmount[];
  reasons: RuleStep[];
  errors: RuleErrors;
}

/**
 * The unit price of a product with its chosen options (PROD-43 to PROD-51). The difference of the chosen variant changes
 * the base price first. Options are evaluated in list order with exact fractions and rounded once each, half away from zero. Never throws: problems with a selection are in `errors`.
 * A product with amounts that are not whole cents, with an invalid rate or with a number of an option that cannot be read
 * costs nothing and cannot be ordered.
 */
export function priceWithOptions(product: PricedProduct, selection: Selection): PriceWithOptions {
  return isReadable(product) ? priced(product, selection) : unreadable(product);
}

function priced(product: PricedProduct, selection: Selection): PriceWithOptions {
  const start = baseOf(product);
  const variant = variantOf(product, selection) ?? null;
  const base = start.amount + (variant?.difference_cents ?? 0);
  const keys = product.options.map(optionKey);
  const calculation: Calculation = {
    product,
    selection,
    total: base,
    related: new Map(),
    options: [],
    reasons: variant ? [start, ...variantSteps(variant)] : [start],
    errors: unknownKeys(keys, selection),
  };
  product.options.forEach((option, index) => addOption(calculation, option, keys[index] ?? ''));
  if (!variant) checkVariant(calculation);
  const unit = bothSides(calculation.total, product.price_mode, product.tax_rate);
  checkTotal(calculation);
  explainTotal(calculation, unit);
  return {
    amount: calculation.total,
    unit,
    base,
    variant,
    options: calculation.options,
    reasons: calculation.reasons,
    errors: calculation.errors,
  };
}

function baseOf(product: PricedProduct): RuleStep {
  if (product.exclude_base_price) return { key: 'webshop_reason_base_excluded', values: {}, amount: 0 };
  const { price_cents, sale_price_cents: sale } = product;
  if (sale !== null) return { key: 'webshop_reason_sale', values: {}, amount: sale };
  return { key: 'webshop_reason_base', values: {}, amount: price_cents };
}

function variantSteps({ choices, difference_cents: amount }: PricedVariant): RuleStep[] {
  if (amount === 0) return [];
  return [{ key: 'webshop_reason_variant', values: { variant: choices.join(', ') }, amount }];
}

/** A product with variants is only sold as one of them. */
function checkVariant(calculation: Calculation): void {
  const missing = missingChoice(calculation.product, calculation.selection);
  if (!missing) return;
  const field = `options.${missing.key}`;
  // The option itself says so already if it is required or if its choice is unknown.
  if (calculation.errors[field]) return;
  const key = missing.isChosen ? 'webshop_option_no_variant' : 'webshop_option_required';
  refuse(calculation, missing.key, { key, values: { title: missing.title } });
}

function addOption(calculation: Calculation, option: PricedOption, key: string): void {
  const { related, options, reasons } = calculation;
  const input = readOption(option, chosenText(calculation.selection, key));
  if (input.problem) refuse(calculation, key, input.problem);
  const euros = eurosOfOption(calculation, option, input);
  const amount = euros && withinBounds(calculation, option, key, roundToCents(euros));
  if (option.connection_id !== '' && !related.has(option.connection_id)) {
    related.set(option.connection_id, { title: option.title, value: worthOf(option, input, amount ?? 0) });
  }
  if (amount === null) {
    options.push({ key, title: option.title, amount: null, counts: false });
    return;
  }
  const counts = !option.exclude_from_total;
  if (counts) calculation.total += amount;
  options.push({ key, title: option.title, amount, counts });
  // What costs nothing explains nothing; the result of a calculation ends its steps.
  if (amount === 0 && option.layout !== 'calculation') return;
  const value = input.choice?.title ?? dutchDecimal(input.text);
  reasons.push({
    key: counts ? 'webshop_reason_option' : 'webshop_reason_option_excluded',
    values: { title: option.title, value },
    amount,
  });
}

function dutchDecimal(text: string): string {
  return text.includes('.') ? text.replace('.', ',') : text;
}

/** The amount of an option in euros of the price mode before rounding; null where no price applies (PROD-39 to PROD-41). */
function eurosOfOption(calculation: Calculation, option: PricedOption, input: OptionInput): Rational | null {
  if (option.layout === 'text' || option.layout === 'textarea') return null;
  if (option.layout === 'calculation') {
    return calculateOption(option, calculation.related, (step) => calculation.reasons.push(step));
  }
  const choice = option.layout === 'select' ? input.choice : option.options[0];
  if (!choice) return ZERO;
  const price = eurosOf(choice.price_cents);
  return option.layout === 'select' ? price : multiplyRational(price, input.entered);
}

/**
 * The value of this option for a later calculation: of a select its price, of a calculation its rounded result
 * (PROD-50).
 */
function worthOf(option: PricedOption, input: OptionInput, amount: number): Rational {
  return option.layout === 'select' || option.layout === 'calculation' ? eurosOf(amount) : input.entered;
}

function withinBounds(calculation: Calculation, option: PricedOption, key: string, cents: Whole): number {
  if (cents <= MAX_UNIT_CENTS && cents >= -MAX_UNIT_CENTS) return Number(cents);
  refuse(calculation, key, { key: 'webshop_option_amount_too_big', values: { title: option.title } });
  return 0;
}

function checkTotal(calculation: Calculation): void {
  const { total, errors } = calculation;
  if (total < 0) errors['general'] = [{ key: 'webshop_price_negative', values: {} }];
  if (total > MAX_UNIT_CENTS) errors['general'] = [{ key: 'webshop_price_too_big', values: {} }];
}

function explainTotal({ product, reasons, total }: Calculation, unit: Price): void {
  reasons.push({ key: 'webshop_reason_unit', values: {}, amount: total });
  const percentage = decimalText({ top: product.tax_rate, over: 100 });
  const key = product.price_mode === 'gross' ? 'webshop_reason_tax_in_gross' : 'webshop_reason_tax_on_net';
  reasons.push({ key, values: { percentage }, amount: unit.incl_tax - unit.excl_tax });
}

function refuse(calculation: Calculation, key: string, problem: RuleText): void {
  (calculation.errors[`options.${key}`] ??= []).push(problem);
}

function unknownKeys(known: readonly string[], selection: Selection): RuleErrors {
  const errors: RuleErrors = {};
  for (const key of Object.keys(selection)) {
    if (!known.includes(key))
      errors[`options.${key}`] = [{ key: 'webshop_option_unknown', values: { title: key } }];
  }
  return errors;
}
