import { comparedPostcode, type ShippingRule } from './shipping-method.ts';

/** Longer than any postcode, of the letter that comes last. */
const LAST = 'Z'.repeat(12);

/** Whether an earlier rule applies whenever a rule does, so that the rule never gives the price. */
export function isCoveredBy(rule: ShippingRule, earlier: ShippingRule, isPickup: boolean): boolean {
  const reaches = isPickup || (coversCountries(rule, earlier) && coversPostcodes(rule, earlier));
  return (
    reaches &&
    isInside(rule.min_weight, rule.max_weight, earlier.min_weight, earlier.max_weight) &&
    isInside(rule.min_amount, rule.max_amount, earlier.min_amount, earlier.max_amount) &&
    isInside(rule.min_quantity, rule.max_quantity, earlier.min_quantity, earlier.max_quantity)
  );
}

type Limit = number | null;

function isInside(minimum: Limit, maximum: Limit, outerMinimum: Limit, outerMaximum: Limit): boolean {
  // What a load weighs, costs and counts is never below 0.
  return (minimum ?? 0) >= (outerMinimum ?? 0) && (maximum ?? Infinity) <= (outerMaximum ?? Infinity);
}

function coversCountries({ countries }: ShippingRule, earlier: ShippingRule): boolean {
  if (earlier.countries.length === 0) return true;
  const codes = new Set(earlier.countries.map((code) => code.toUpperCase()));
  return countries.length > 0 && countries.every((code) => codes.has(code.toUpperCase()));
}

function coversPostcodes(rule: ShippingRule, earlier: ShippingRule): boolean {
  const [outerFrom, outerTo] = rangeOf(earlier);
  if (outerFrom === '' && outerTo === '') return true;
  const [from, to] = rangeOf(rule);
  if (from === '' && to === '') return false;
  if (from < outerFrom) return false;
  return outerTo === '' || (to !== '' && `${to}${LAST}`.slice(0, outerTo.length) <= outerTo);
}

const rangeOf = ({ postcode_from, postcode_to }: ShippingRule) =>
  [comparedPostcode(postcode_from), comparedPostcode(postcode_to)] as const;
