import { checkProduct } from '../owned-product/check-product.ts';
import { type OwnedProductContent, ownedProductContent } from '../owned-product/owned-product.schema.ts';
import type { ProductProperty } from '../property/property.schema.ts';
import { applyCells, columnOf } from './apply-cells.ts';
import { applyVariants } from './apply-variants.ts';
import { piecesOf, shortened } from './read-cell.ts';
import { type FreshProperty, readProperties } from './read-properties.ts';
import type { SheetItem } from './sheet-item.schema.ts';
import type { SheetMessage, SheetPicture, SheetPieces, SheetReading } from './sheet-shop.ts';

/** What a product of a sheet makes of one of the catalogue. */
export interface AppliedItem {
  readonly content: OwnedProductContent;
  readonly pieces: SheetPieces;
  /** Why it cannot be stored; empty if it can. */
  readonly errors: readonly SheetMessage[];
  /** Paths of categories that are not there. */
  readonly missing: readonly string[];
  readonly pictures: readonly SheetPicture[];
  /** Values that their properties do not have yet, by key. */
  readonly added: readonly ProductProperty[];
  /** Properties that are not there, with the values of this product. */
  readonly fresh: readonly FreshProperty[];
  /** The row of each variant that the sheet has, by its id. */
  readonly rows: ReadonlyMap<string, number>;
}

/** Reads a product of a sheet into one of the catalogue, or into a new one. */
export function applyItem(before: OwnedProductContent, item: SheetItem, shop: SheetReading): AppliedItem {
  const own = applyCells(before, item, shop);
  const withVariants = applyVariants(own.content, item, shop);
  const { pieces, rows } = withVariants;
  const stock = readStock(withVariants.content, item);
  const isCounted = stock.whole !== undefined || Object.keys(pieces).length > 0;
  const { properties, added, fresh, errors: ofProperties } = readProperties(before.properties, item, shop);
  const content = { ...withVariants.content, properties, ...(isCounted && { stock_management: true }) };
  const found = [...own.errors, ...ofProperties, ...withVariants.errors, ...stock.errors];
  // What the cells made is only checked when all of them could be read.
  const errors = found.length > 0 ? found : ruleMessages(content, item, rows);
  return {
    content,
    pieces: { ...(stock.whole !== undefined && { whole: stock.whole }), variants: pieces },
    errors,
    missing: own.missing,
    pictures: [...own.pictures, ...withVariants.pictures],
    added,
    fresh,
    rows,
  };
}

/** The pieces of a product without variants; those of one with variants stand in their rows. */
function readStock(
  { variants }: OwnedProductContent,
  { row, cells }: SheetItem,
): { whole?: number; errors: SheetMessage[] } {
  const typed = cells.stock?.trim() ?? '';
  if (typed === '' || variants.length > 0) return { errors: [] };
  const whole = piecesOf(typed);
  if (whole !== undefined) return { whole, errors: [] };
  const text = { key: 'sheet_error_number' as const, values: { typed: shortened(typed) } };
  return { errors: [{ row, column: 'stock', text }] };
}

/** Why a product cannot be stored, by the limits of its parts and by the rules of products, at its rows and columns. */
function ruleMessages(
  content: OwnedProductContent,
  item: SheetItem,
  rows: ReadonlyMap<string, number>,
): SheetMessage[] {
  const place = (path: readonly (string | number)[]): Pick<SheetMessage, 'row' | 'column'> => {
    const [key = '', index, part = ''] = path;
    const id = key === 'variants' ? content.variants[Number(index)]?.id : undefined;
    const row = (id === undefined ? undefined : rows.get(id)) ?? item.row;
    return { row, column: columnOf(String(id === undefined || part === '' ? key : part)) };
  };
  const parsed = ownedProductContent.safeParse({ ...content, url: content.url || '/' });
  if (!parsed.success) {
    return parsed.error.issues.map(({ path, code }) => {
      const key = code === 'too_big' ? 'sheet_error_too_big' : 'sheet_error_limit';
      return {
        ...place(path.map((one) => (typeof one === 'number' ? one : String(one)))),
        text: { key, values: {} },
      };
    });
  }
  return Object.entries(checkProduct(content).errors).flatMap(([path, texts]) =>
    texts.map((text) => ({ ...place(path.split('.')), text })),
  );
}
