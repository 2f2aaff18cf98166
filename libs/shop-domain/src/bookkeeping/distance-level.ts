/** Cents a year above which consumers in other member states pay the VAT of their country (VAT Directive, article 59c). */
export const DISTANCE_LIMIT = 1_000_000;

/** From here on it is said that the amount comes near. */
const NEAR = DISTANCE_LIMIT * 0.8;

export interface DistanceSales {
  /** Cents without VAT, of this year of the calendar and the one before. */
  readonly this_year: number;
  readonly last_year: number;
}

export type DistanceLevel = 'none' | 'near' | 'over';

/**
 * How near sales to consumers in other member states are to the amount. More than it in either year counts: then it
 * applies from the sale on that exceeded it. A shop that charges the VAT of the destination already has nothing to do.
 */
export function distanceLevel(
  { this_year: thisYear, last_year: lastYear }: DistanceSales,
  isOssActive: boolean,
): DistanceLevel {
  if (isOssActive) return 'none';
  if (Math.max(thisYear, lastYear) > DISTANCE_LIMIT) return 'over';
  return thisYear >= NEAR ? 'near' : 'none';
}
