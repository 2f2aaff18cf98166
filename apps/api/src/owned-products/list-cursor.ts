import type { productSorts } from '@etalage/api-contract';
import { type ListCursor, listCursors } from '../calls/list-cursor.ts';

type Sort = (typeof productSorts)[number];
export type Cursor = ListCursor<Sort>;

const whole = /^-?\d{1,16}$/;

export const productCursors = listCursors<Sort>({
  title: /^[^\0]{0,100}$/,
  price: whole,
  stock: /^-?\d{1,9}$|^2147483647$/,
  position: /^-?\d{1,9}$/,
  updated: whole,
});
