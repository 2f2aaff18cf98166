/** What is left of one piece. */
export interface Margin {
  readonly cents: number;
  /** Of the price without VAT, rounded to a tenth of a percent; null for a price of 0. */
  readonly basisPoints: number | null;
}

/** What is left of a price without VAT after the cost of the piece; both in cents. */
export function marginOf(price: number, cost: number): Margin {
  const cents = price - cost;
  return { cents, basisPoints: price === 0 ? null : Math.round((cents / price) * 1000) * 10 };
}
