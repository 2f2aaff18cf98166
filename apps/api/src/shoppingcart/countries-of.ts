import { COUNTRIES, countryTextKey, reachedCountries } from '@etalage/shop-domain';
import type { Translate } from '@etalage/texts';
import type { ShippingMethodRecord } from './cart.repository.ts';

/**
 * The countries a customer may choose from, code to name (CHK-24): those the shop delivers to, the seller's country
 * first, the others by name. A method without countries delivers everywhere; a shop without methods offers every country.
 */
export function countriesOf(
  methods: readonly ShippingMethodRecord[],
  sellerCountry: string,
  translate: Translate,
): Record<string, string> {
  const reached = reachedCountries(methods);
  const offered = COUNTRIES.filter(
    (code) => code !== sellerCountry && (reached.size === 0 || reached.has(code)),
  )
    .map((code) => [code, translate(countryTextKey(code))] as const)
    .sort(([, a], [, b]) => a.localeCompare(b, 'nl'));
  const own = COUNTRIES.find((code) => code === sellerCountry);
  return Object.fromEntries([...(own ? [[own, translate(countryTextKey(own))] as const] : []), ...offered]);
}
