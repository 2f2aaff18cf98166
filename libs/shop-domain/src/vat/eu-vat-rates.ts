/** The VAT rates of one country in basis points (2550 is 25.5 %), reduced ones from high to low. */
export interface CountryRates {
  standard: number;
  reduced: readonly number[];
}

/**
 * Which table this is: the day up to which its rates were followed, and where they are published. Stored with an order
 * beside its amounts; a new table never changes an old order.
 */
export const EU_VAT_RATES_VERSION = {
  date: '2026-11-21',
  source: 'European Commission, Taxes in Europe Database (TEDB)',
} as const;

/**
 * The rates of the 27 member states by ISO code, and of Northern Ireland (XI) for goods: only for sales that are taxed at
 * their destination (OSS). Parking rates and rates of islands and regions are not in it; an owner can set those.
 */
export const EU_VAT_RATES: Readonly<Record<string, CountryRates>> = {
  AT: { standard: 2000, reduced: [1300, 1000, 490] },
  BE: { standard: 2100, reduced: [1200, 600] },
  BG: { standard: 2000, reduced: [900] },
  CY: { standard: 1900, reduced: [900, 500, 300] },
  CZ: { standard: 2100, reduced: [1200] },
  DE: { standard: 1900, reduced: [700] },
  DK: { standard: 2500, reduced: [] },
  EE: { standard: 2400, reduced: [1300, 900] },
  ES: { standard: 2100, reduced: [1000, 400] },
  FI: { standard: 2550, reduced: [1350, 1000] },
  FR: { standard: 2000, reduced: [1000, 550, 210] },
  GR: { standard: 2400, reduced: [1300, 600] },
  HR: { standard: 2500, reduced: [1300, 500] },
  HU: { standard: 2700, reduced: [1800, 500] },
  IE: { standard: 2300, reduced: [1350, 900, 480] },
  IT: { standard: 2200, reduced: [1000, 500, 400] },
  LT: { standard: 2100, reduced: [1200, 500] },
  LU: { standard: 1700, reduced: [1400, 800, 300] },
  LV: { standard: 2100, reduced: [1200, 500] },
  MT: { standard: 1800, reduced: [1200, 700, 500] },
  NL: { standard: 2100, reduced: [900] },
  PL: { standard: 2300, reduced: [800, 500] },
  PT: { standard: 2300, reduced: [1300, 600] },
  RO: { standard: 2100, reduced: [1100] },
  SE: { standard: 2500, reduced: [1200, 600] },
  SI: { standard: 2200, reduced: [950, 500] },
  SK: { standard: 2300, reduced: [1900, 500] },
  XI: { standard: 2000, reduced: [500] },
};
