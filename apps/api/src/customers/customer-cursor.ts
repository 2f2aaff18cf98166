import type { CustomerSort } from '@etalage/api-contract';
import { type ListCursor, listCursors } from '../calls/list-cursor.ts';

export type CustomerCursor = ListCursor<CustomerSort>;

export const customerCursors = listCursors<CustomerSort>({
  seen: /^-?\d{1,16}$/,
  turnover: /^-?\d{1,16}$/,
  orders: /^\d{1,9}$/,
  name: /^[^\0]{0,100}$/,
});
