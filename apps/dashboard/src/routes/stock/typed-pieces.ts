import { MAX_PIECES, MAX_VARIANT_PIECES } from '@etalage/api-contract';
import type { Translate } from '@etalage/texts';
import type { Shelf } from '../../queries/stock-queries.ts';
import { countOf, countProblem } from '../products/typed-amount.ts';

/** What a member typed for the pieces of a row: how many there are, or how many came (`+12`) or went (`-3`). */
export type TypedPieces =
  | { readonly kind: 'count'; readonly count: number }
  | { readonly kind: 'difference'; readonly by: number };

/** Reads a typed text; null if nothing is typed, or something else. */
export function piecesOf(typed: string): TypedPieces | null {
  const [, sign = '', digits = ''] = /^\s*([+\-−–]?)\s*(.*)$/.exec(typed) ?? [];
  const count = countOf(digits);
  if (count === null) return null;
  if (sign === '') return { kind: 'count', count };
  return { kind: 'difference', by: sign === '+' ? count : -count };
}

/** How many pieces there would be. */
export function piecesAfter({ on_hand }: Shelf, typed: TypedPieces): number {
  return typed.kind === 'count' ? typed.count : on_hand + typed.by;
}

/** Why a typed text cannot be the pieces of a row; undefined if it can. Pieces that orders hold cannot be taken away. */
export function piecesProblem(typed: string, shelf: Shelf, t: Translate): string | undefined {
  if (typed.trim() === '') return undefined;
  const pieces = piecesOf(typed);
  if (pieces === null) return t('stock_error_pieces');
  const after = piecesAfter(shelf, pieces);
  if (after < 0) return t('stock_too_few', { count: String(shelf.on_hand) });
  if (after < shelf.reserved) return t('product_stock_reserved', { count: String(shelf.reserved) });
  return countProblem(String(after), shelf.variant_id === '' ? MAX_PIECES : MAX_VARIANT_PIECES, t);
}

/** Why a typed text cannot be a limit; undefined if it can. */
export function limitProblem(typed: string, t: Translate): string | undefined {
  return countProblem(typed, 1_000_000, t);
}
