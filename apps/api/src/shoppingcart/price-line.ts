import {
  type DisplayedOption,
  type PricedProduct,
  type PriceMode,
  type RuleErrors,
  type TotalsLine,
  type VatClass,
  displaySelection,
  priceWithOptions,
  productMode,
} from '@etalage/shop-domain';
import { availablePieces } from '../products/available-pieces.ts';
import { pricedProductOf } from '../products/product.mapper.ts';
import type { ProductWithStock } from '../products/product.repository.ts';
import { vatClassOf } from '../products/vat-of.ts';
import type { CartLineRecord } from './cart.repository.ts';

export type LineProblem = '' | 'product_unavailable' | 'stock_insufficient' | 'price_changed';

/** A line with its current product. `product` is undefined if it was deleted; such a line costs 0. */
export interface PricedLine {
  readonly line: CartLineRecord;
  readonly product: ProductWithStock | undefined;
  readonly weightGrams: number;
  readonly isService: boolean;
  /** One piece with its options in cents, on the side of the price mode. */
  readonly unit: number;
  readonly options: readonly DisplayedOption[];
  readonly problem: LineProblem;
}

/** The products of a cart by id. */
export type CartProducts = ReadonlyMap<string, ProductWithStock>;

/** The current price of one piece, and why the product cannot be ordered with this type and selection. */
export function priceOfSelection(
  row: ProductWithStock,
  priceMode: PriceMode,
  type: CartLineRecord['type'],
  selection: Readonly<Record<string, string>>,
): { priced: PricedProduct; unit: number; isOffered: boolean; errors: RuleErrors } {
  const priced = pricedProductOf(row, priceMode);
  const { amount, errors } = priceWithOptions(priced, selection);
  const isOffered = row.status === 'published' && productMode(row).types.includes(type);
  return { priced, unit: amount, isOffered, errors };
}

/** Prices one line from its product; `wanted` is the total quantity of the product in all direct lines. */
export function priceLine(
  line: CartLineRecord,
  row: ProductWithStock | undefined,
  priceMode: PriceMode,
  words: { ticked: string },
  wanted: number,
): PricedLine {
  const gone: PricedLine = {
    line,
    product: undefined,
    weightGrams: 0,
    isService: false,
    unit: 0,
    options: [],
    problem: 'product_unavailable',
  };
  if (!row) return gone;
  const { priced, unit, isOffered, errors } = priceOfSelection(row, priceMode, line.type, line.selection);
  if (!isOffered || Object.keys(errors).length > 0) return { ...gone, product: row };
  const isShort = line.type === 'checkout' && wanted > availablePieces(row);
  return {
    line,
    product: row,
    weightGrams: row.weight_grams,
    isService: row.kind === 'services',
    unit,
    options: displaySelection(priced, line.selection, words),
    problem: isShort ? 'stock_insufficient' : unit === line.seen_unit_cents ? '' : 'price_changed',
  };
}

/** The VAT class of a line; a product that was deleted costs nothing and has no VAT. */
export function vatOfLine(product: ProductWithStock | undefined): VatClass {
  return product ? vatClassOf(product) : { category: 'Z', rate: 0 };
}

/** A priced line as input of cartTotals. */
export function totalsLineOf({ line, product, unit }: PricedLine): TotalsLine {
  return { id: line.id, type: line.type, unit, quantity: line.quantity, vat_class: vatOfLine(product) };
}

/** The total quantity of a product in all direct lines; quote lines reserve no stock. */
export function wantedPieces(lines: readonly CartLineRecord[], productId: string): number {
  return lines
    .filter((line) => line.type === 'checkout' && line.product_id === productId)
    .reduce((sum, line) => sum + line.quantity, 0);
}
