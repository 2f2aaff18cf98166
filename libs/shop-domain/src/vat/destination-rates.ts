import { isRate } from '../money/is-rate.ts';
import { ratesAt } from './eu-region-rates.ts';
import { EU_VAT_RATES, type CountryRates } from './eu-vat-rates.ts';

/**
 * Rates that an owner set instead of the table's: by destination (ISO code, XI), then by the domestic rate; basis
 * points.
 */
export type RateOverrides = Readonly<Record<string, Readonly<Record<number, number>>>>;

/**
 * The rates of a destination by the domestic rates of the goods, for cartTotals; only where vatTreatment names a
 * destination. The standard rate becomes the destination's standard rate and a reduced one its highest reduced rate, or
 * the standard one where there is none: which goods are reduced differs by country, and charging too much is easier to
 * correct than charging too little. Goods without domestic VAT have none there. The owner's own rate takes precedence,
 * unless it is invalid. An unknown destination gives an empty result, so that the domestic rates stay. The postcode
 * selects the regions of EU_REGION_RATES.
 */
export function destinationRates(
  destination: string,
  seller: string,
  domesticRates: readonly number[],
  overrides: RateOverrides = {},
  postcode = '',
): Record<number, number> {
  const there = ratesAt(destination, postcode);
  const rates: Record<number, number> = {};
  for (const domestic of domesticRates) {
    const rate = ownRate(overrides, destination, domestic) ?? tableRate(there, seller, domestic);
    if (rate !== undefined) rates[domestic] = rate;
  }
  return rates;
}

function ownRate(overrides: RateOverrides, destination: string, domestic: number): number | undefined {
  const own = Object.hasOwn(overrides, destination) ? overrides[destination]?.[domestic] : undefined;
  return own !== undefined && isRate(own) ? own : undefined;
}

function tableRate(there: CountryRates | undefined, seller: string, domestic: number): number | undefined {
  if (!there || domestic === 0) return there && 0;
  const isReduced = domestic < (EU_VAT_RATES[seller]?.standard ?? 0);
  return isReduced ? (there.reduced[0] ?? there.standard) : there.standard;
}
