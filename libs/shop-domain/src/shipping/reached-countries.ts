import { COUNTRIES } from '../customer/countries.ts';
import type { ShippingMethodRules } from './shipping-method.ts';

type Reaching = Pick<ShippingMethodRules, 'is_pickup' | 'rules'>;

/** The countries to which at least one rule delivers; a rule without countries delivers to all of them. */
export function reachedCountries(methods: readonly Reaching[]): ReadonlySet<string> {
  const rules = methods.flatMap((method) => (method.is_pickup ? [] : method.rules));
  if (rules.some(({ countries }) => countries.length === 0)) return new Set(COUNTRIES);
  return new Set(rules.flatMap(({ countries }) => countries.map((code) => code.toUpperCase())));
}

/** The countries that methods reached and no longer reach after a change, in the order of COUNTRIES. */
export function lostCountries(before: readonly Reaching[], after: readonly Reaching[]): string[] {
  const reached = reachedCountries(before);
  const still = reachedCountries(after);
  return COUNTRIES.filter((code) => reached.has(code) && !still.has(code));
}
