import { AmountError } from '../money/amount-error.ts';
import type { PriceMode } from '../money/both-sides.ts';
import { isRate } from '../money/is-rate.ts';
import type { CartType } from '../product-mode/product-mode.ts';
import type { VatCategory } from '../vat/vat-category.ts';

/** A line to total. `unit` is one piece with its options in cents, on the side of the price mode. */
export interface TotalsLine {
  id: string;
  /** The half of the cart that the line belongs to; quote lines are never payable. */
  type: CartType;
  unit: number;
  quantity: number;
  /** Domestic VAT rate in basis points. */
  tax_rate: number;
}

/** A discount on the direct lines together, in cents above 0 on the side of the price mode. */
export interface Discount {
  id: string;
  amount: number;
}

/** Shipping of the direct lines, in cents on the side of the price mode; without a rate it follows the goods' rates. */
export interface ShippingCost {
  amount: number;
  tax_rate?: number | null;
}

/**
 * How VAT is charged; the result of vatTreatment. `destination_rates` (OSS) maps a domestic rate to the destination's.
 */
export interface TotalsVat {
  category: VatCategory;
  destination_rates?: Readonly<Record<number, number>>;
}

/** The input of cartTotals besides the lines. */
export interface TotalsSettings {
  priceMode: PriceMode;
  shipping?: ShippingCost | null;
  discounts?: readonly Discount[];
  vat?: TotalsVat;
}

/** A line's whole amount on the side of the price mode. Throws AmountError for a value that is not an amount. */
export function lineAmount(line: TotalsLine): number {
  const amount = line.unit * line.quantity;
  const isWhole = Number.isSafeInteger(line.unit) && Number.isSafeInteger(amount);
  const hasQuantity = Number.isSafeInteger(line.quantity) && line.quantity > 0;
  if (!isWhole || !hasQuantity || !isRate(line.tax_rate)) throw new AmountError(`line ${line.id}`);
  return amount;
}
