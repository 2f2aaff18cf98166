/** Cents a year above which consumers in other member states pay the VAT of their country (VAT Directive, article 59c). */
export const DISTANCE_LIMIT = 1_000_000;

/** From here on it is said that the amount comes near. */
const NEAR = DISTANCE_LIMIT * 0.8;

export interface DistanceSales {
  /** Cents without VAT, of this year of the calendar and the one before. */
  readonly this_year: number;
  readonly last_year: number;
}

export const DISTANCE_LEVELS = ['none', 'near', 'over'] as const;
export type DistanceLevel = (typeof DISTANCE_LEVELS)[number];

/** Whether the VAT of the destination (OSS) is charged, or will be from a day that is chosen. */
export const OSS_STATES = ['off', 'planned', 'on'] as const;
export type OssState = (typeof OSS_STATES)[number];

/**
 * How near sales to consumers in other member states are to the amount. More than it in either year counts: then it
 * applies from the sale on that exceeded it, so that a day that is still to come is too late. A shop that charges the VAT
 * of the destination has nothing to do, and one that chose a day has only as long as it is not over.
 */
export function distanceLevel(
  { this_year: thisYear, last_year: lastYear }: DistanceSales,
  oss: OssState,
): DistanceLevel {
  if (oss === 'on') return 'none';
  if (Math.max(thisYear, lastYear) > DISTANCE_LIMIT) return 'over';
  return thisYear >= NEAR && oss === 'off' ? 'near' : 'none';
}
