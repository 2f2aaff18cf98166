/** The 27 member states, by ISO code. */
export const EU_COUNTRIES = [
  'AT',
  'BE',
  'BG',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GR',
  'HR',
  'HU',
  'IE',
  'IT',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
] as const;

/** Countries a shop can deliver to: the EU and its neighbours, by ISO code; XI is Northern Ireland. */
export const COUNTRIES = [...EU_COUNTRIES, 'CH', 'GB', 'IS', 'LI', 'MC', 'NO', 'XI'] as const;

/** Code of a country in the list; its Dutch name is the text `country_<code>` (VIES-09, CHK-24). */
export type CountryCode = (typeof COUNTRIES)[number];

/** Key of the text that names a country. */
export function countryTextKey(code: CountryCode): `country_${CountryCode}` {
  return `country_${code}`;
}
