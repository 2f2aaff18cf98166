import type { SheetCell } from './create-sheet.ts';

/** How a cell names itself, so that it is found again: the value of its attribute `data-cell`. */
export const cellName = ({ id, column }: SheetCell) => `${column} ${id}`;

/** Moves the focus to a cell; false if it is not shown. */
export function focusCell(cell: SheetCell): boolean {
  const input = document.querySelector<HTMLInputElement>(`[data-cell="${CSS.escape(cellName(cell))}"]`);
  input?.focus();
  return input !== null;
}
