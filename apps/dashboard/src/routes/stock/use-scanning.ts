import { useEffect, useRef } from 'react';
import { focusCell } from '../../lists/sheet/focus-cell.ts';
import type { Shelf } from '../../queries/stock-queries.ts';
import { shelfId } from './stock-sheet.ts';

/**
 * Enter after a number in the search box puts the focus in the amount of its row, as soon as that row is shown; Enter in
 * the last amount goes back. So a scanner of bar codes and the keys of numbers are enough. `shelves` are those of the
 * typed words, undefined while they are on their way.
 */
export function useScanning(typed: string, shelves: readonly Shelf[] | undefined) {
  const wanted = useRef<string>(undefined);
  function focusFound() {
    if (!shelves || wanted.current !== typed) return;
    wanted.current = undefined;
    const row = foundRow(typed, shelves);
    if (row) focusCell({ id: shelfId(row), column: 'pieces' });
  }
  useEffect(focusFound);
  return {
    onEnter() {
      if (typed.trim() === '') return;
      wanted.current = typed;
      focusFound();
    },
  };
}

/** Goes to the search box for the next number. */
export function focusSearch(): void {
  const box = document.querySelector<HTMLInputElement>('main input[type="search"]');
  box?.focus();
  box?.select();
}

/** The only row, or the only one with exactly this number; undefined if there are several. */
export function foundRow(typed: string, shelves: readonly Shelf[]): Shelf | undefined {
  if (shelves.length === 1) return shelves[0];
  const number = typed.trim().toLowerCase();
  const exact = shelves.filter(
    ({ article_number, ean }) => article_number.toLowerCase() === number || ean === number,
  );
  return exact.length === 1 ? exact[0] : undefined;
}
