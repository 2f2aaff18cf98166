import type { Price } from '../money/price.ts';
import type { UntaxedCategory } from '../schema/cart.schema.ts';
import type { TreatmentCategory, VatCategory } from '../vat/vat-category.ts';
import type { VatGroup } from './vat-groups-of.ts';

/** The totals of one half of a cart under their wire names, in cents (CART-26, CART-29). */
export interface CartPartFigures {
  /** Lines excluding tax. */
  total_price: number;
  /** Lines including tax. */
  price_incl_tax: number;
  /** Lines plus shipping, including tax. */
  total_price_incl_tax: number;
  /** The amount payable; 0 for quote lines. */
  total_price_with_tax: number;
  total_quantity: number;
  /**
   * VAT per rate charged, lines and shipping together, keyed by percentage: "21", "5.5". Empty under zero rating, except
   * for what is exempt by itself.
   */
  tax_amounts: Record<string, number>;
  /** Why the amount of "0" has no VAT: the categories in it; missing if there are none. */
  untaxed_categories?: UntaxedCategory[];
}

/** Adds up one half of a cart: `total_price` plus shipping excluding tax plus all tax is `total_price_incl_tax`. */
export function cartPartFigures(
  lines: readonly { quantity: number; total: Price }[],
  shipping: Price,
  { groups, treatment }: { groups: readonly VatGroup[]; treatment: TreatmentCategory },
  isPayable: boolean,
): CartPartFigures {
  let total_price = 0;
  let price_incl_tax = 0;
  let total_quantity = 0;
  for (const { quantity, total } of lines) {
    total_price += total.excl_tax;
    price_incl_tax += total.incl_tax;
    total_quantity += quantity;
  }
  const total_price_incl_tax = price_incl_tax + shipping.incl_tax;
  return {
    total_price,
    price_incl_tax,
    total_price_incl_tax,
    total_price_with_tax: isPayable ? total_price_incl_tax : 0,
    total_quantity,
    ...taxFigures(groups, treatment),
  };
}

/** Zero rating by the treatment of the sale is not listed: screens show it by itself. */
function taxFigures(
  groups: readonly VatGroup[],
  treatment: TreatmentCategory,
): Pick<CartPartFigures, 'tax_amounts' | 'untaxed_categories'> {
  const tax_amounts: Record<string, number> = {};
  const untaxed_categories: UntaxedCategory[] = [];
  for (const { category, rate, tax } of groups) {
    if (category !== 'S' && category !== 'E' && category === treatment) continue;
    const percentage = rate / 100;
    tax_amounts[percentage] = (tax_amounts[percentage] ?? 0) + tax;
    if (isUntaxed(category)) untaxed_categories.push(category);
  }
  return untaxed_categories.length === 0 ? { tax_amounts } : { tax_amounts, untaxed_categories };
}

const isUntaxed = (category: VatCategory): category is UntaxedCategory =>
  category === 'Z' || category === 'E' || category === 'O';
