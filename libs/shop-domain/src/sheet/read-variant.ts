import { parseAmount } from '../money/parse-amount.ts';
import type { OwnedVariant } from '../owned-product/owned-product.schema.ts';
import { readPictures } from './apply-cells.ts';
import { piecesOf, shortened, wholeOf } from './read-cell.ts';
import type { SheetColumn } from './sheet-columns.ts';
import type { SheetItem } from './sheet-item.schema.ts';
import type { SheetMessage, SheetPicture, SheetReading } from './sheet-shop.ts';

/** What is found in rows of variants. */
export interface FoundInRows {
  readonly pieces: Record<string, number>;
  readonly errors: SheetMessage[];
  readonly pictures: SheetPicture[];
}

/** A variant with what its row says; `basePrice` is the price of its product in cents. Adds to what is found. */
export function readVariant(
  variant: OwnedVariant,
  { row, cells }: SheetItem['variants'][number],
  basePrice: number,
  shop: SheetReading,
  found: FoundInRows,
): OwnedVariant {
  const typed = (column: SheetColumn): string => cells[column]?.trim() ?? '';
  const isEmptied = (column: SheetColumn): boolean => shop.clearsEmpty && cells[column]?.trim() === '';
  const read = <Value>(
    column: SheetColumn,
    key: 'sheet_error_number' | 'sheet_error_amount',
    parse: (text: string) => Value | undefined,
  ): Value | undefined => {
    if (typed(column) === '') return undefined;
    const value = parse(typed(column));
    if (value === undefined) {
      found.errors.push({ row, column, text: { key, values: { typed: shortened(typed(column)) } } });
    }
    return value;
  };
  const textOf = (key: 'article_number' | 'ean'): string =>
    typed(key) !== '' || isEmptied(key) ? typed(key) : variant[key];

  const stock = read('stock', 'sheet_error_number', piecesOf);
  if (stock !== undefined) found.pieces[variant.id] = stock;
  const weight = read('weight', 'sheet_error_number', wholeOf);
  // Below zero is for a base price that is excluded; the rules of products decide that.
  const cents = read('price', 'sheet_error_amount', (text) => parseAmount(text) ?? undefined);
  const present = isEmptied('images') ? [] : variant.images;
  const { images, pictures } = readPictures(present, cells, shop, variant.id);
  found.pictures.push(...pictures);
  return {
    ...variant,
    article_number: textOf('article_number'),
    ean: textOf('ean'),
    weight_grams: weight ?? (isEmptied('weight') ? null : variant.weight_grams),
    difference_cents: cents === undefined ? variant.difference_cents : cents - basePrice,
    images,
  };
}
