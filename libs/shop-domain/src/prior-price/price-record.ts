/** By how much a variant differed from the base price before and after a moment; null while it did not exist. */
export interface VariantChange {
  readonly from: number | null;
  readonly to: number | null;
}

/** What a product cost from a moment on. Amounts are cents of the price mode. */
export interface PriceMoment {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly price_cents: number;
  readonly sale_price_cents: number | null;
  /** Whether visitors could see the price: of a draft or a hidden price nobody was asked anything. */
  readonly is_public: boolean;
  /** Whether the price of an option or the VAT changed, so that what was asked before cannot be compared. */
  readonly is_repriced: boolean;
  /** The variants of which the difference changed, by their id. */
  readonly variants: Readonly<Record<string, VariantChange>>;
}

/** The prices that a product had, the oldest first, as far as they are kept. */
export interface PriceRecord {
  /** The moment at which it was read. */
  readonly now: number;
  /** Whether there were so many that older ones are left out. */
  readonly is_cut: boolean;
  readonly moments: readonly PriceMoment[];
}

/** A day in the Netherlands that is a number of days or months from that of a moment: when it begins. */
export type DutchMidnight = (
  moment: number,
  shift: { readonly days?: number; readonly months?: number },
) => number;
