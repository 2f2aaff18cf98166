import type { OwnedShippingRule } from '@etalage/shop-domain';
import { centsOf, countOf, typedAmount } from '../products/typed-amount.ts';
import { gramsOf, typedWeight } from './typed-weight.ts';

/** A rule as its form shows it; amounts, weights and numbers are held as they are typed. */
export interface RuleForm {
  where: 'all' | 'some';
  countries: string[];
  postcode_from: string;
  postcode_to: string;
  min_weight: string;
  max_weight: string;
  min_amount: string;
  max_amount: string;
  min_quantity: string;
  max_quantity: string;
  price: string;
  free_from: string;
}

/** What a new rule begins with: every order to one country. */
export function newRule(country: string): OwnedShippingRule {
  return {
    countries: [country],
    postcode_from: '',
    postcode_to: '',
    min_weight: null,
    max_weight: null,
    min_amount: null,
    max_amount: null,
    min_quantity: null,
    max_quantity: null,
    price: 0,
    free_from: null,
  };
}

const count = (value: number | null) => (value === null ? '' : String(value));

/** A rule as its form shows it; the price of a new one is still empty. */
export function ruleFormOf(rule: OwnedShippingRule, isNew: boolean): RuleForm {
  return {
    where: rule.countries.length === 0 ? 'all' : 'some',
    countries: [...rule.countries],
    postcode_from: rule.postcode_from,
    postcode_to: rule.postcode_to,
    min_weight: typedWeight(rule.min_weight),
    max_weight: typedWeight(rule.max_weight),
    min_amount: typedAmount(rule.min_amount),
    max_amount: typedAmount(rule.max_amount),
    min_quantity: count(rule.min_quantity),
    max_quantity: count(rule.max_quantity),
    price: isNew ? '' : typedAmount(rule.price),
    free_from: typedAmount(rule.free_from),
  };
}

/** What the form says. */
export function ruleOf(form: RuleForm): OwnedShippingRule {
  return {
    countries: form.where === 'all' ? [] : form.countries,
    postcode_from: form.postcode_from.trim(),
    postcode_to: form.postcode_to.trim(),
    min_weight: gramsOf(form.min_weight),
    max_weight: gramsOf(form.max_weight),
    min_amount: centsOf(form.min_amount),
    max_amount: centsOf(form.max_amount),
    min_quantity: countOf(form.min_quantity),
    max_quantity: countOf(form.max_quantity),
    price: centsOf(form.price) ?? 0,
    free_from: centsOf(form.free_from),
  };
}
