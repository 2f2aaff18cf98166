import type { OrderSort } from '@etalage/api-contract';
import { type ListCursor, listCursors } from '../calls/list-cursor.ts';

export type OrderCursor = ListCursor<OrderSort>;

export const orderCursors = listCursors<OrderSort>({
  date: /^-?\d{1,16}$/,
  total: /^-?\d{1,16}$/,
  customer: /^[^\0]{0,100}$/,
  number: /^[^\0]{0,200}$/,
});
