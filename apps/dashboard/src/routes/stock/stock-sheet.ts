import { createSheet, type Sheet } from '../../lists/sheet/create-sheet.ts';
import type { Shelf, StockCorrection } from '../../queries/stock-queries.ts';
import { countOf } from '../products/typed-amount.ts';
import { piecesOf } from './typed-pieces.ts';

/** The columns that can be edited in the list. */
export const stockColumns = ['pieces', 'low_stock'] as const;
export type StockColumn = (typeof stockColumns)[number];

/** The id of a row. */
export const shelfId = ({ product_id, variant_id }: Pick<Shelf, 'product_id' | 'variant_id'>) =>
  `${product_id} ${variant_id}`;

/** What a row is called. */
export const shelfName = ({ title, choices }: Pick<Shelf, 'title' | 'choices'>) =>
  [title, choices.join(', ')].filter(Boolean).join(': ');

/** What was typed, also in rows that another search hides, each with the row as it was when it was typed. */
export interface StockSheet extends Sheet<StockColumn> {
  readonly type: (shelf: Shelf, column: StockColumn, text: string | undefined) => void;
  /** The rows in which something is typed, in the order in which that began. */
  readonly rows: () => readonly Shelf[];
}

export function createStockSheet(): StockSheet {
  const sheet = createSheet<StockColumn>();
  const seen = new Map<string, Shelf>();
  return {
    ...sheet,
    type(shelf, column, text) {
      seen.set(shelfId(shelf), shelf);
      sheet.set([{ id: shelfId(shelf), column, text }], text !== undefined);
    },
    rows: () =>
      [...seen.values()].filter((shelf) =>
        stockColumns.some((column) => sheet.textOf({ id: shelfId(shelf), column }) !== undefined),
      ),
  };
}

/** What a limit is as a person types it. */
export const limitText = ({ low_stock }: Shelf) => (low_stock === null ? '' : String(low_stock));

/** The corrections that were typed. Every typed text is one without a problem; what changes nothing is left out. */
export function correctionsOf(sheet: StockSheet): StockCorrection[] {
  return sheet.rows().flatMap((shelf): StockCorrection[] => {
    const { product_id, variant_id, on_hand, low_stock: limit } = shelf;
    const id = shelfId(shelf);
    const pieces = piecesOf(sheet.textOf({ id, column: 'pieces' }) ?? '');
    const typedLimit = sheet.textOf({ id, column: 'low_stock' });
    const to = typedLimit === undefined ? limit : countOf(typedLimit);
    const correction: StockCorrection = {
      product_id,
      variant_id,
      ...(pieces?.kind === 'count' &&
        pieces.count !== on_hand && { counted: { from: on_hand, to: pieces.count } }),
      ...(pieces?.kind === 'difference' && pieces.by !== 0 && { difference: pieces.by }),
      ...(to !== limit && { low_stock: { from: limit, to } }),
    };
    return Object.keys(correction).length > 2 ? [correction] : [];
  });
}
