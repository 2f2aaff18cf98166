import { icpList } from '@etalage/shop-domain';
import type { IcpRow } from './vat-words.ts';

/** The rows of a list per customer, whatever the month; corrections of earlier months stay apart. */
export function icpCustomers(rows: readonly IcpRow[]): IcpRow[] {
  return icpList(
    rows.flatMap(({ goods, services, ...row }) => [
      { ...row, month: '', category: 'K' as const, net: goods },
      { ...row, month: '', category: 'AE' as const, net: services },
    ]),
  );
}
