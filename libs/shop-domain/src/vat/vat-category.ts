import type { UntaxedCategory } from '../schema/cart.schema.ts';

/**
 * EN 16931 category of goods or services by themselves: standard (a rate above 0), zero-rated (Z), exempt without right
 * of deduction (E), outside the scope of VAT (O).
 */
export type ClassCategory = 'S' | UntaxedCategory;

/**
 * EN 16931 category of a VAT treatment: standard, intra-Community supply, reverse charge, export, outside the scope of
 * VAT, exempt because its seller is a small business. Only the first charges VAT.
 */
export type TreatmentCategory = 'S' | 'K' | 'AE' | 'G' | 'O' | 'E';

/** EN 16931 category of an amount as it is charged: the result of its class and the treatment of the sale. */
export type VatCategory = ClassCategory | TreatmentCategory;
