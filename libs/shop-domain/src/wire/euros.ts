/** Euros of the wire (a number with at most two decimals) as whole cents; null when it is not an amount. */
export function centsFromEuros(euros: number): number | null {
  const cents = Math.round(euros * 100);
  if (!Number.isSafeInteger(cents)) return null;
  const isExact = cents / 100 === euros || Math.abs(euros * 100 - cents) <= 1e-6;
  return isExact ? cents || 0 : null;
}

/** Whole cents as euros of the wire. */
export function eurosFromCents(cents: number): number {
  return cents / 100;
}
