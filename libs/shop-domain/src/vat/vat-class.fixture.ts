import type { VatClass } from './vat-class.ts';

/** The class of a rate in basis points: standard, or zero-rated at 0. */
export const classAt = (rate: number): VatClass => ({ category: rate === 0 ? 'Z' : 'S', rate });

/** Goods that are exempt. */
export const exempt: VatClass = { category: 'E', rate: 0 };

/** What VAT does not apply to, such as a deposit. */
export const notTaxable: VatClass = { category: 'O', rate: 0 };
