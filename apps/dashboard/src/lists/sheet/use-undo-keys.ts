import { useEffect } from 'react';
import type { Sheet } from './create-sheet.ts';
import { focusCell } from './focus-cell.ts';

/** Ctrl+Z and Ctrl+Y work in every cell of a sheet, because an undone step may be in another one. */
export function useUndoKeys<Column extends string>(sheet: Sheet<Column>): void {
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
