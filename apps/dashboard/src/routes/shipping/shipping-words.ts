import { countryTextKey, COUNTRIES, type OwnedShippingRule } from '@etalage/shop-domain';
import type { TextKey, Translate } from '@etalage/texts';
import { formatCount, formatList, formatMoney } from '@etalage/texts/format';
import { typedWeight } from './typed-weight.ts';

/** Most countries that are named in a row; the rest are counted. */
const MOST_COUNTRIES = 4;

/** The name of a country; a code that is no country is shown as it is. */
export function countryName(code: string, t: Translate): string {
  const known = COUNTRIES.find((one) => one === code.toUpperCase());
  return known ? t(countryTextKey(known)) : code;
}

/** Countries as a sentence names them: "Nederland, België en 3 andere landen". */
export function countryNames(codes: readonly string[], t: Translate): string {
  const names = codes.map((code) => countryName(code, t));
  if (names.length <= MOST_COUNTRIES) return formatList(names);
  const rest = t('shipping_more_countries', { count: formatCount(names.length - MOST_COUNTRIES + 1) });
  return formatList([...names.slice(0, MOST_COUNTRIES - 1), rest]);
}

/** When a rule applies, such as "Nederland, t/m 10 kg". */
export function ruleTerms(rule: OwnedShippingRule, isPickup: boolean, t: Translate): string {
  const amount = (cents: number) => formatMoney(cents);
  const weight = (grams: number) => t('shipping_kg', { weight: typedWeight(grams) });
  const terms = [
    range('shipping_weight', rule.min_weight, rule.max_weight, weight, t),
    range('shipping_amount', rule.min_amount, rule.max_amount, amount, t),
    range('shipping_quantity', rule.min_quantity, rule.max_quantity, formatCount, t),
  ].filter(Boolean);
  if (isPickup) return terms.length > 0 ? sentence(terms) : t('shipping_every_order');
  const countries =
    rule.countries.length === 0 ? t('shipping_all_countries') : countryNames(rule.countries, t);
  return [countries, postcodes(rule, t), ...terms].filter(Boolean).join(', ');
}

/** What a rule costs, such as "€ 6,95, gratis vanaf € 75,00". */
export function rulePrice({ price, free_from }: OwnedShippingRule, t: Translate): string {
  if (price === 0) return t('shipping_free');
  if (free_from === null) return formatMoney(price);
  return t('shipping_price_free_from', { price: formatMoney(price), amount: formatMoney(free_from) });
}

function sentence(terms: readonly string[]): string {
  const text = terms.join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function postcodes({ postcode_from: from, postcode_to: to }: OwnedShippingRule, t: Translate): string {
  if (from !== '' && to !== '') return t('shipping_postcode_between', { from, to });
  if (from !== '') return t('shipping_postcode_from', { from });
  return to === '' ? '' : t('shipping_postcode_to', { to });
}

function range(
  name: 'shipping_weight' | 'shipping_amount' | 'shipping_quantity',
  minimum: number | null,
  maximum: number | null,
  format: (value: number) => string,
  t: Translate,
): string {
  const key = (part: 'between' | 'from' | 'to'): TextKey => `${name}_${part}`;
  if (minimum !== null && maximum !== null)
    return t(key('between'), { from: format(minimum), to: format(maximum) });
  if (minimum !== null) return t(key('from'), { from: format(minimum) });
  return maximum === null ? '' : t(key('to'), { to: format(maximum) });
}
