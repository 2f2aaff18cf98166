const DIGITS = 4;

/** A number as it is printed: `F2026-0001`. Each year counts from 1 again. */
export function invoiceNumber(prefix: string, year: number, counted: number): string {
  return `${prefix}${year}-${String(counted).padStart(DIGITS, '0')}`;
}
