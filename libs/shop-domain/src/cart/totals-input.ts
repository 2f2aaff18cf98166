import { AmountError } from '../money/amount-error.ts';
import type { PriceMode } from '../money/both-sides.ts';
import { isAmount } from '../money/is-amount.ts';
import type { CartType } from '../product-mode/product-mode.ts';
import { MAX_QUANTITY } from '../product-mode/quantity.ts';
import type { TreatmentCategory } from '../vat/vat-category.ts';
import { isVatClass, type VatClass } from '../vat/vat-class.ts';

/**
 * A line to total. `unit` is one piece with its options in cents, on the side of the price mode, from 0 to
 * MAX_UNIT_CENTS.
 */
export interface TotalsLine {
  id: string;
  /** The half of the cart that the line belongs to; quote lines are never payable. */
  type: CartType;
  unit: number;
  /** From 1 to MAX_QUANTITY. */
  quantity: number;
  vat_class: VatClass;
}

/**
 * A discount on direct lines together: an amount in cents above 0 on the side of the price mode, or a rate of 1 to 10,000
 * basis points of what the discounts before it left of those lines.
 */
export type Discount = {
  id: string;
  /** The lines that it is given on, by id; missing for all. */
  line_ids?: readonly string[];
} & ({ amount: number } | { rate: number });

/**
 * Shipping of the direct lines, in cents on the side of the price mode, at most MAX_UNIT_CENTS; without a class it
 * follows the goods' classes.
 */
export interface ShippingCost {
  amount: number;
  vat_class?: VatClass | null;
}

/**
 * How VAT is charged; the result of vatTreatment. `destination_rates` (OSS) maps a domestic rate to the destination's.
 */
export interface TotalsVat {
  category: TreatmentCategory;
  destination_rates?: Readonly<Record<number, number>>;
  /** The prices of a small business contain no VAT, whatever their class. */
  small_business?: boolean;
}

/** The input of cartTotals besides the lines. */
export interface TotalsSettings {
  priceMode: PriceMode;
  shipping?: ShippingCost | null;
  discounts?: readonly Discount[];
  vat?: TotalsVat;
}

/**
 * A line's whole amount on the side of the price mode. Throws AmountError for a value that is not an amount or is out of
 * bounds; within them, sums are exact.
 */
export function lineAmount(line: TotalsLine): number {
  const { unit, quantity, vat_class } = line;
  if (!isAmount(unit) || !isQuantity(quantity) || !isVatClass(vat_class))
    throw new AmountError(`line ${line.id}`);
  return unit * quantity;
}

/** The amount of shipping, checked like that of a line. Throws AmountError. */
export function shippingAmount({ amount, vat_class = null }: ShippingCost): number {
  if (!isAmount(amount) || (vat_class !== null && !isVatClass(vat_class))) throw new AmountError('shipping');
  return amount;
}

function isQuantity(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY;
}
