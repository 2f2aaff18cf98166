import { COUNTRIES } from '../customer/countries.ts';
import type { RuleErrors, RuleText } from '../rule-text.ts';
import type { OwnedShippingMethodContent } from './owned-shipping-method.schema.ts';
import { isCoveredBy } from './is-covered-by.ts';
import { comparedPostcode, type ShippingRule } from './shipping-method.ts';

type Checked = Pick<OwnedShippingMethodContent, 'is_pickup' | 'rules'>;

const known: ReadonlySet<string> = new Set(COUNTRIES);
const bounds = [
  ['min_weight', 'max_weight'],
  ['min_amount', 'max_amount'],
  ['min_quantity', 'max_quantity'],
] as const satisfies (readonly [keyof ShippingRule, keyof ShippingRule])[];

/**
 * What an owner cannot save of a shipping method beside the limits of the schema, by field: `rules.2.max_weight`, or
 * `rules.2` for a rule as a whole.
 */
export function checkShippingMethod({ is_pickup, rules }: Checked): RuleErrors {
  if (rules.length === 0) return { rules: [{ key: 'shipping_rules_missing', values: {} }] };
  const errors: RuleErrors = {};
  for (const [at, rule] of rules.entries()) {
    for (const [field, texts] of Object.entries(checkShippingRule(rule, is_pickup)))
      errors[`rules.${at}.${field}`] = texts;
    const before = rules.slice(0, at).findIndex((earlier) => isCoveredBy(rule, earlier, is_pickup));
    if (before !== -1)
      errors[`rules.${at}`] = [{ key: 'shipping_rule_never', values: { number: before + 1 } }];
  }
  return errors;
}

/** What cannot be saved of one rule, by field. */
export function checkShippingRule(rule: ShippingRule, isPickup: boolean): RuleErrors {
  const errors: RuleErrors = {};
  const refuse = (field: keyof ShippingRule, key: RuleText['key']): void => {
    errors[field] = [{ key, values: {} }];
  };
  for (const [minimum, maximum] of bounds) {
    if (rule[minimum] !== null && rule[maximum] !== null && rule[maximum] < rule[minimum])
      refuse(maximum, 'shipping_limit_order');
  }
  if (rule.free_from !== null && rule.max_amount !== null && rule.free_from > rule.max_amount)
    refuse('free_from', 'shipping_free_never');
  if (isPickup) return errors;
  if (rule.countries.some((code) => !known.has(code))) refuse('countries', 'shipping_country_unknown');
  const from = comparedPostcode(rule.postcode_from);
  const to = comparedPostcode(rule.postcode_to);
  if (to !== '' && from.slice(0, to.length) > to) refuse('postcode_to', 'shipping_postcode_order');
  return errors;
}
