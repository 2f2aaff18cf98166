import { isRate } from '../money/is-rate.ts';
import type { ClassCategory, TreatmentCategory, VatCategory } from './vat-category.ts';

/** The VAT of a product or of shipping by itself, where the shop is: S has a rate above 0, the others have 0. */
export interface VatClass {
  category: ClassCategory;
  /** Basis points: 2100 is 21 %. */
  rate: number;
}

/** How an amount is charged: its category, and the rate by which VAT is charged or taken out, in basis points. */
export interface ChargedVat {
  category: VatCategory;
  rate: number;
}

/** Whether category and rate belong together (EN 16931, BR-S-05, BR-Z-05, BR-E-05, BR-O-05). */
export function isVatClass({ category, rate }: VatClass): boolean {
  return isRate(rate) && (category === 'S') === rate > 0;
}

/** What a class is for a small business: its prices contain no VAT, so that none is taken out of them either. */
export function withoutVat({ category, rate }: VatClass): VatClass {
  return category === 'S' ? { category: 'Z', rate: 0 } : { category, rate };
}

/**
 * How goods or services of a class are charged under a treatment of the sale.
 *
 * - Outside the scope of VAT (O) there is no supply to treat, and a supply outside the scope has no class.
 * - Exempt (E) stays exempt: the exemption without right of deduction takes precedence over that of an intra-Community
 *   supply (Court of Justice, C-240/05, Eurodental), and the buyer's country exempts the same.
 * - Zero-rated goods (Z) can be supplied within the Community (K) or exported (G), and a charge on them can be
 *   reversed (AE), as those with a rate (S).
 * - What a small business sells (treatment E) is exempt whatever its class; no VAT is in its prices to take out.
 * - VAT that is charged has the rate of the destination, if there is one for the domestic rate; at 0 it is Z.
 */
export function chargedVat(
  { category, rate }: VatClass,
  treatment: TreatmentCategory,
  destinationRates?: Readonly<Record<number, number>>,
): ChargedVat {
  if (category === 'O' || treatment === 'O') return { category: 'O', rate };
  if (category === 'E') return { category, rate };
  if (treatment === 'E') return { category: 'E', rate: 0 };
  if (treatment !== 'S') return { category: treatment, rate };
  const charged = destinationRates?.[rate] ?? rate;
  return { category: charged > 0 ? 'S' : 'Z', rate: charged };
}
