/** The VAT rates of one country in basis points (2550 is 25.5 %), reduced ones from high to low. */
export interface CountryRates {
  standard: number;
  reduced: readonly number[];
  /** The day from which all these rates apply; a lasting change of any of them changes the day. */
  since: string;
}

/**
 * The version of this table: the day up to which its rates are current, and where they are published. Stored with an
 * order beside its amounts; a new table never changes an old order.
 */
export const EU_VAT_RATES_VERSION = {
  date: '2026-11-22',
  source: 'European Commission, Taxes in Europe Database (TEDB)',
} as const;

/**
 * The rates of the 27 member states by ISO code, and of Northern Ireland (XI) for goods: only for sales that are taxed
 * at their destination (OSS). Parking rates are not included; an owner can set those. Parts of a state with their own
 * rates are in EU_REGION_RATES.
 */
export const EU_VAT_RATES: Readonly<Record<string, CountryRates>> = {
  AT: { standard: 2000, reduced: [1300, 1000, 490], since: '2026-07-01' },
  BE: { standard: 2100, reduced: [1200, 600], since: '1996-01-01' },
  BG: { standard: 2000, reduced: [900], since: '2011-04-01' },
  CY: { standard: 1900, reduced: [900, 500, 300], since: '2023-07-21' },
  CZ: { standard: 2100, reduced: [1200], since: '2024-01-01' },
  DE: { standard: 1900, reduced: [700], since: '2021-01-01' },
  DK: { standard: 2500, reduced: [], since: '1992-01-01' },
  EE: { standard: 2400, reduced: [1300, 900], since: '2025-07-01' },
  ES: { standard: 2100, reduced: [1000, 400], since: '2025-01-01' },
  FI: { standard: 2550, reduced: [1350, 1000], since: '2026-01-01' },
  FR: { standard: 2000, reduced: [1000, 550, 210], since: '2014-01-01' },
  GR: { standard: 2400, reduced: [1300, 600], since: '2016-06-01' },
  HR: { standard: 2500, reduced: [1300, 500], since: '2014-01-01' },
  HU: { standard: 2700, reduced: [1800, 500], since: '2012-01-01' },
  IE: { standard: 2300, reduced: [1350, 900, 480], since: '2021-03-01' },
  IT: { standard: 2200, reduced: [1000, 500, 400], since: '2016-01-01' },
  LT: { standard: 2100, reduced: [1200, 500], since: '2026-01-01' },
  LU: { standard: 1700, reduced: [800, 300], since: '2024-01-01' },
  LV: { standard: 2100, reduced: [1200, 500], since: '2018-01-01' },
  MT: { standard: 1800, reduced: [1200, 700, 500], since: '2024-01-01' },
  NL: { standard: 2100, reduced: [900], since: '2019-01-01' },
  PL: { standard: 2300, reduced: [800, 500], since: '2011-01-01' },
  PT: { standard: 2300, reduced: [1300, 600], since: '2011-01-01' },
  RO: { standard: 2100, reduced: [1100], since: '2025-08-01' },
  SE: { standard: 2500, reduced: [1200, 600], since: '1996-01-01' },
  SI: { standard: 2200, reduced: [950, 500], since: '2020-01-01' },
  SK: { standard: 2300, reduced: [1900, 500], since: '2025-01-01' },
  XI: { standard: 2000, reduced: [500], since: '2011-01-04' },
};
