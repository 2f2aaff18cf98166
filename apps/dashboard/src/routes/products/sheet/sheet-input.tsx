import { useText } from '@etalage/ui-kit';
import { type ClipboardEvent, type KeyboardEvent, useSyncExternalStore } from 'react';
import { CellInput } from '../../../lists/cell-input.tsx';
import { cellName } from '../../../lists/sheet/focus-cell.ts';
import type { ListedProduct } from '../../../queries/product-queries.ts';
import type { ProductCells, SheetColumn } from './sheet-columns.ts';
import { cellProblem, storedText } from './sheet-values.ts';

interface Props {
  sheet: ProductCells;
  product: ListedProduct;
  column: SheetColumn;
  label: string;
  onKey: (event: KeyboardEvent<HTMLInputElement>, product: ListedProduct, column: SheetColumn) => void;
  onPaste: (event: ClipboardEvent<HTMLInputElement>, product: ListedProduct, column: SheetColumn) => void;
}

/** One cell that can be edited. It renders only when its own text changes. */
export function SheetInput({ sheet, product, column, label, onKey, onPaste }: Props) {
  const t = useText();
  const cell = { id: product.id, column };
  const typed = useSyncExternalStore(sheet.subscribe, () => sheet.textOf(cell));
  const stored = storedText(product, column);
  const text = typed ?? stored;
  const problem = typed === undefined ? undefined : cellProblem(column, typed, t);
  return (
    <CellInput
      label={label}
      row={product.title}
      problem={problem}
      isChanged={typed !== undefined && typed !== stored}
      kind="number"
      data-cell={cellName(cell)}
      inputMode={column === 'on_hand' ? 'numeric' : 'decimal'}
      maxLength={20}
      value={text}
      onChange={(event) => sheet.set([{ ...cell, text: event.target.value }], true)}
      onFocus={(event) => event.target.select()}
      onBlur={() => sheet.leave()}
      onKeyDown={(event) => onKey(event, product, column)}
      onPaste={(event) => onPaste(event, product, column)}
    />
  );
}
