import { useText } from '@etalage/ui-kit';
import { useSyncExternalStore } from 'react';
import { CellInput } from '../../lists/cell-input.tsx';
import { cellName, focusCell } from '../../lists/sheet/focus-cell.ts';
import type { Shelf } from '../../queries/stock-queries.ts';
import { limitText, shelfId, shelfName, type StockColumn, type StockSheet } from './stock-sheet.ts';
import { limitProblem, piecesProblem } from './typed-pieces.ts';

interface Props {
  sheet: StockSheet;
  shelf: Shelf;
  column: StockColumn;
  label: string;
  /** The rows of the page that have this column, in their order. */
  rows: readonly Shelf[];
  /** Enter was pressed in the last row. */
  onLast: () => void;
}

/** A cell of the list that can be edited: the pieces, empty until something is typed, or the limit. */
export function StockInput({ sheet, shelf, column, label, rows, onLast }: Props) {
  const t = useText();
  const cell = { id: shelfId(shelf), column };
  const typed = useSyncExternalStore(sheet.subscribe, () => sheet.textOf(cell));
  const isPieces = column === 'pieces';
  const stored = isPieces ? '' : limitText(shelf);
  const text = typed ?? stored;
  const problem = isPieces ? piecesProblem(text, shelf, t) : limitProblem(text, t);
  const move = (by: -1 | 1) => {
    const next = rows[rows.indexOf(shelf) + by];
    return next !== undefined && focusCell({ id: shelfId(next), column });
  };
  return (
    <CellInput
      label={label}
      row={shelfName(shelf)}
      problem={problem}
      isChanged={text !== stored}
      kind="number"
      data-cell={cellName(cell)}
      // A plus or minus sign is not on the number pad of every phone.
      inputMode={isPieces ? 'text' : 'numeric'}
      maxLength={12}
      value={text}
      onChange={({ target }) => sheet.type(shelf, column, target.value === stored ? undefined : target.value)}
      onFocus={({ target }) => target.select()}
      onBlur={() => sheet.leave()}
      onKeyDown={(event) => {
        const { key } = event;
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        if (key === 'ArrowUp' && move(-1)) event.preventDefault();
        if (key === 'ArrowDown' && move(1)) event.preventDefault();
        if (key === 'Escape') sheet.type(shelf, column, undefined);
        if (key === 'Enter') {
          event.preventDefault();
          if (!move(1)) onLast();
        }
      }}
    />
  );
}
