/** The largest number of a series; it keeps documents and sorting in bounds. */
export const MAX_INVOICE_NUMBER = 9_999_999;

const DIGITS = 4;

/** A number as it is printed: `F2026-0001`. Each year counts from 1 again. */
export function invoiceNumber(prefix: string, year: number, counted: number): string {
  return `${prefix}${year}-${String(counted).padStart(DIGITS, '0')}`;
}
