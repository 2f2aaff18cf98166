/** Products in the rows of a sheet, for `index.ts`. */

export {
  LIST_SEPARATOR,
  PATH_SEPARATOR,
  placedColumns,
  sheetColumns,
  variantColumns,
} from './sheet/sheet-columns.ts';
export type { PlacedColumn, SheetColumn } from './sheet/sheet-columns.ts';
export type { SheetCells, SheetItem } from './sheet/sheet-item.schema.ts';
export type { AppliedItem } from './sheet/apply-item.ts';
export { columnOf, sourcesOf } from './sheet/apply-cells.ts';
export { categoryPath, entryCell, titlesOf } from './sheet/category-path.ts';
export { itemOf } from './sheet/item-of.ts';
export type { SheetMessage, SheetPicture, SheetPieces, SheetReading, SheetShop } from './sheet/sheet-shop.ts';
