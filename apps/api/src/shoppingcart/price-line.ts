import {
  type DisplayedOption,
  type PricedProduct,
  type PriceMode,
  type OwnedVariant,
  type RuleErrors,
  type RuleStep,
  type TotalsLine,
  type VatClass,
  displaySelection,
  priceWithOptions,
  productMode,
  unitReasons,
  variantOf,
} from '@etalage/shop-domain';
import { availablePieces } from '../products/available-pieces.ts';
import { pricedProductOf } from '../products/product.mapper.ts';
import { shownSale } from '../products/shown-sale.ts';
import type { ProductWithStock } from '../products/product.repository.ts';
import { vatClassOf } from '../products/vat-of.ts';
import type { CartLineRecord } from './cart.repository.ts';

export type LineProblem = '' | 'product_unavailable' | 'stock_insufficient' | 'price_changed';

/** A line with its current product. `product` is undefined if it was deleted; such a line costs 0. */
export interface PricedLine {
  readonly line: CartLineRecord;
  readonly product: ProductWithStock | undefined;
  /** The variant that is chosen; undefined without variants. */
  readonly variant: OwnedVariant | undefined;
  readonly weightGrams: number;
  readonly isService: boolean;
  /** One piece with its options in cents, on the side of the price mode. */
  readonly unit: number;
  /** The same before the reduction of the product; undefined without one that may be shown. */
  readonly prior: number | undefined;
  /** The steps to `unit`. */
  readonly reasons: readonly RuleStep[];
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
): {
  priced: PricedProduct;
  variant: OwnedVariant | undefined;
  unit: number;
  reasons: RuleStep[];
  isOffered: boolean;
  errors: RuleErrors;
} {
  const priced = pricedProductOf(row, priceMode);
  const { amount, errors, reasons } = priceWithOptions(priced, selection);
  const isOffered = row.status === 'published' && productMode(row).types.includes(type);
  const variant = variantOf(row, selection);
  return { priced, variant, unit: amount, reasons: unitReasons({ reasons }), isOffered, errors };
}

/** Prices one line from its product; `wanted` is the total quantity of what it takes from stock in all direct lines. */
export function priceLine(
  line: CartLineRecord,
  row: ProductWithStock | undefined,
  priceMode: PriceMode,
  words: { ticked: string },
  wanted: (variantId: string) => number,
): PricedLine {
  const gone: PricedLine = {
    line,
    product: undefined,
    variant: undefined,
    weightGrams: 0,
    isService: false,
    unit: 0,
    prior: undefined,
    reasons: [],
    options: [],
    problem: 'product_unavailable',
  };
  if (!row) return gone;
  const { priced, variant, unit, reasons, isOffered, errors } = priceOfSelection(
    row,
    priceMode,
    line.type,
    line.selection,
  );
  if (!isOffered || Object.keys(errors).length > 0) return { ...gone, product: row };
  const variantId = variant?.id ?? '';
  const isShort = line.type === 'checkout' && wanted(variantId) > availablePieces(row, variantId);
  return {
    line,
    product: row,
    variant,
    weightGrams: variant?.weight_grams ?? row.weight_grams,
    isService: row.kind === 'services',
    unit,
    prior: priorUnit(row, priced, line.selection),
    reasons,
    options: displaySelection(priced, line.selection, words),
    problem: isShort ? 'stock_insufficient' : unit === line.seen_unit_cents ? '' : 'price_changed',
  };
}

/** One piece as chosen, at the price before the sale that visitors see. */
function priorUnit(
  row: ProductWithStock,
  priced: PricedProduct,
  selection: CartLineRecord['selection'],
): number | undefined {
  const { price_cents, sale_price_cents } = shownSale(row);
  if (sale_price_cents === null) return undefined;
  return priceWithOptions({ ...priced, price_cents, sale_price_cents: null }, selection).amount;
}

/** The VAT class of a line; a product that was deleted costs nothing and has no VAT. */
export function vatOfLine(product: ProductWithStock | undefined): VatClass {
  return product ? vatClassOf(product) : { category: 'Z', rate: 0 };
}

/** A priced line as input of cartTotals. */
export function totalsLineOf({ line, product, unit }: PricedLine): TotalsLine {
  return { id: line.id, type: line.type, unit, quantity: line.quantity, vat_class: vatOfLine(product) };
}

/** What lines take pieces of: a product, or one of its variants. */
export interface StockOwner {
  readonly row: ProductWithStock;
  /** '' without variants. */
  readonly variantId: string;
}

/** The total quantity of a product, or of one of its variants, in all direct lines; quote lines reserve no stock. */
export function wantedPieces(lines: readonly CartLineRecord[], { row, variantId }: StockOwner): number {
  return lines
    .filter(({ type, product_id }) => type === 'checkout' && product_id === row.id)
    .filter(({ selection }) => (variantOf(row, selection)?.id ?? '') === variantId)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}
