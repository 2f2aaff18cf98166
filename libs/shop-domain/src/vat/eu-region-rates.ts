import { EU_VAT_RATES, type CountryRates } from './eu-vat-rates.ts';

/** A part of a member state with its own VAT rates, recognised by the first digits of its postcodes. */
interface RegionRates extends CountryRates {
  name: string;
  state: string;
  postcode: RegExp;
}

/**
 * Parts of member states that have their own rates for all goods (VAT Directive, articles 104 and 105). Corsica differs
 * for a few kinds of goods only: an owner can set those. The Greek islands with 17, 9 and 4 % (VAT Code, article 26, as
 * amended by Law 5246/2025; AADE circular E.2113/2025) are left out on purpose: goods that are sent there have those
 * rates only when their buyer is liable to VAT, and a sale that is taxed at its destination is a sale to a consumer.
 */
export const EU_REGION_RATES: readonly RegionRates[] = [
  {
    name: 'Jungholz and Mittelberg',
    state: 'AT',
    postcode: /^(?:6691|699[123])$/,
    standard: 1900,
    reduced: [1300, 1000, 490],
    since: '2026-07-01',
  },
  {
    name: 'Madeira',
    state: 'PT',
    postcode: /^9[0-4]/,
    standard: 2200,
    reduced: [1200, 400],
    since: '2024-10-01',
  },
  {
    name: 'Azores',
    state: 'PT',
    postcode: /^9[5-9]/,
    standard: 1600,
    reduced: [900, 400],
    since: '2021-07-01',
  },
];

/** The rates that apply at an address, by its state (ISO code, XI) and postcode; undefined outside the table. */
export function ratesAt(state: string, postcode: string): CountryRates | undefined {
  const digits = postcode.replace(/\D/g, '');
  const region = EU_REGION_RATES.find((one) => one.state === state && one.postcode.test(digits));
  return region ?? (Object.hasOwn(EU_VAT_RATES, state) ? EU_VAT_RATES[state] : undefined);
}
