import { useText } from '@etalage/ui-kit';
import { useEffect, useState } from 'react';
import type { ListedProduct } from '../../../queries/product-queries.ts';
import { found } from '../products.css.ts';
import { createSheet, type Sheet } from './create-sheet.ts';
import { SheetBar } from './sheet-bar.tsx';
import { SheetTable } from './sheet-table.tsx';
import { focusCell } from './use-sheet-keys.ts';

interface Props {
  products: readonly ListedProduct[];
  onClose: () => void;
}

/** Prices, costs and stock of products, edited like a spreadsheet. */
export function ProductSheet({ products, onClose }: Props) {
  const t = useText();
  const [sheet] = useState(createSheet);
  useUndoKeys(sheet);
  return (
    <>
      <p className={found}>{t('products_sheet_hint')}</p>
      <SheetTable sheet={sheet} products={products} />
      <SheetBar sheet={sheet} products={products} onClose={onClose} />
    </>
  );
}

/** Ctrl+Z and Ctrl+Y work in every cell, because an undone step may be in another one. */
function useUndoKeys(sheet: Sheet): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y')) return;
      event.preventDefault();
      const cell = key === 'y' || event.shiftKey ? sheet.redo() : sheet.undo();
      if (cell) focusCell(cell);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [sheet]);
}
