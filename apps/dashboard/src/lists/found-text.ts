import type { Translate } from '@etalage/texts';
import { formatCount } from '@etalage/texts/format';

interface Found {
  total: number;
  /** There are more than are counted. */
  is_more: boolean;
}

/** How many rows a list has found; the server counts no more than `most`. */
export function foundText(
  list: 'customers' | 'dashboard_orders' | 'mails',
  { total, is_more }: Found,
  most: number,
  t: Translate,
): string {
  if (is_more) return t(`${list}_found_more`, { count: formatCount(most) });
  if (total === 0) return t(`${list}_found_none`);
  return total === 1 ? t(`${list}_found_one`) : t(`${list}_found`, { count: formatCount(total) });
}
