import type { CartPart, UntaxedCategory } from '../schema/cart.schema.ts';
import type { VatCategory } from '../vat/vat-category.ts';
import { percentageText } from './percentage-text.ts';

/** The texts for what has no VAT by itself; zero-rated goods have the text of a rate, with 0. */
const untaxedTexts = {
  E: 'webshop_vat_label_exempt',
  O: 'webshop_vat_label_not_taxable',
} as const satisfies Record<Exclude<UntaxedCategory, 'Z'>, string>;

/** Instead of that for exempt goods, when nothing is taxed because of who sells it. */
const SMALL_BUSINESS = 'webshop_vat_label_small_business';

type UntaxedTextKey = (typeof untaxedTexts)[keyof typeof untaxedTexts] | typeof SMALL_BUSINESS;

/** One row of VAT in the totals; `amount` is cents. */
export interface TaxRow<Key> {
  id: string;
  label: { key: Key | UntaxedTextKey; values: { percentage: string } };
  amount: number;
}

/**
 * The VAT of one half of a cart or order as rows, from the highest rate down (CART-17). `charged` is the text of a rate,
 * with the value `percentage`; exempt and zero-rated goods have a row each. `treatment` is that of the sale.
 */
export function taxRows<Key extends string>(
  { tax_amounts, untaxed_categories }: Pick<CartPart, 'tax_amounts' | 'untaxed_categories'>,
  charged: Key,
  treatment: VatCategory = 'S',
): TaxRow<Key>[] {
  const texts = treatment === 'E' ? ({ ...untaxedTexts, E: SMALL_BUSINESS } as const) : untaxedTexts;
  const rates = Object.entries(tax_amounts).sort(([a], [b]) => Number(b) - Number(a));
  return rates.flatMap(([percentage, amount]) => {
    const values = { percentage: percentageText(percentage) };
    const row = { id: `tax-${percentage}`, label: { key: charged, values }, amount };
    if (percentage !== '0' || !untaxed_categories) return [row];
    return untaxed_categories.map((category) =>
      category === 'Z' ? row : { id: `tax-${category}`, label: { key: texts[category], values }, amount: 0 },
    );
  });
}
