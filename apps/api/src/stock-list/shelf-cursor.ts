import type { shelfSorts } from '@etalage/api-contract';
import { type ListCursor, listCursors } from '../calls/list-cursor.ts';

type Sort = (typeof shelfSorts)[number];
/** The id is that of the product; within it stands the place of the variant, or its id. */
export type ShelfCursor = ListCursor<Sort>;

const plain = /^[^\0]{0,100}$/;
/** Up to `MAX_PIECES`; ten digits that begin with 1 fit an integer of the database. */
const whole = /^-?(\d{1,9}|1\d{9})$/;

export const shelfCursors = listCursors<Sort>(
  { title: plain, available: whole, on_hand: whole },
  { title: /^\d{1,9}$/, available: plain, on_hand: plain },
);
