import { useText } from '@etalage/ui-kit';
import { useState } from 'react';
import { createSheet } from '../../../lists/sheet/create-sheet.ts';
import { useUndoKeys } from '../../../lists/sheet/use-undo-keys.ts';
import type { ListedProduct } from '../../../queries/product-queries.ts';
import { found } from '../products.css.ts';
import { SheetBar } from './sheet-bar.tsx';
import { SheetTable } from './sheet-table.tsx';
import type { SheetColumn } from './sheet-columns.ts';

interface Props {
  products: readonly ListedProduct[];
  onClose: () => void;
}

/** Prices, costs and stock of products, edited like a spreadsheet. */
export function ProductSheet({ products, onClose }: Props) {
  const t = useText();
  const [sheet] = useState(() => createSheet<SheetColumn>());
  useUndoKeys(sheet);
  return (
    <>
      <p className={found}>{t('products_sheet_hint')}</p>
      <SheetTable sheet={sheet} products={products} />
      <SheetBar sheet={sheet} products={products} onClose={onClose} />
    </>
  );
}
