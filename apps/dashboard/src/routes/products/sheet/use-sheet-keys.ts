import type { ClipboardEvent, KeyboardEvent } from 'react';
import { focusCell } from '../../../lists/sheet/focus-cell.ts';
import type { ListedProduct } from '../../../queries/product-queries.ts';
import { type ProductCells, type ProductSheetCell, type SheetColumn, sheetColumns } from './sheet-columns.ts';
import { isEditable, pastedRows } from './sheet-values.ts';

/** The keys of a spreadsheet: up and down move, Escape gives the stored value back, a pasted block fills cells. */
export function useSheetKeys(sheet: ProductCells, products: readonly ListedProduct[]) {
  function move(product: ListedProduct, column: SheetColumn, by: -1 | 1): boolean {
    const rows = products.filter((row) => isEditable(row, column));
    const next = rows[rows.indexOf(product) + by];
    return next !== undefined && focusCell({ id: next.id, column });
  }
  return {
    onKey(event: KeyboardEvent<HTMLInputElement>, product: ListedProduct, column: SheetColumn) {
      const { key } = event;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (key === 'ArrowDown' || key === 'Enter') {
        if (move(product, column, 1)) event.preventDefault();
      } else if (key === 'ArrowUp') {
        if (move(product, column, -1)) event.preventDefault();
      } else if (key === 'Escape') {
        sheet.set([{ id: product.id, column, text: undefined }]);
      }
    },
    onPaste(event: ClipboardEvent<HTMLInputElement>, product: ListedProduct, column: SheetColumn) {
      const rows = pastedRows(event.clipboardData.getData('text/plain'));
      // One value is pasted in the cell itself.
      if (rows.length === 1 && rows[0]?.length === 1) return;
      event.preventDefault();
      sheet.set(filledCells(rows, products.slice(products.indexOf(product)), column));
    },
  };
}

function filledCells(
  rows: readonly (readonly string[])[],
  products: readonly ListedProduct[],
  from: SheetColumn,
): (ProductSheetCell & { text: string })[] {
  const columns = sheetColumns.slice(sheetColumns.indexOf(from));
  return rows.flatMap((row, index) => {
    const product = products[index];
    if (!product) return [];
    return row.flatMap((text, place) => {
      const column = columns[place];
      return column && isEditable(product, column) ? [{ id: product.id, column, text: text.trim() }] : [];
    });
  });
}
