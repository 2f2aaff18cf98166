import type { Sheet, SheetCell } from '../../../lists/sheet/create-sheet.ts';

/** The columns that can be edited in the list. */
export const sheetColumns = ['price_cents', 'sale_price_cents', 'cost_cents', 'on_hand'] as const;
export type SheetColumn = (typeof sheetColumns)[number];
export type ProductSheetCell = SheetCell<SheetColumn>;
export type ProductCells = Sheet<SheetColumn>;
