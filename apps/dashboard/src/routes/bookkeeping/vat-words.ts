import type { BookedPart } from '@etalage/shop-domain';
import type { TextKey, Translate } from '@etalage/texts';
import { formatPercentage } from '@etalage/texts/format';
import { countryName } from '../orders/order-columns.tsx';

type BookedVat = Pick<BookedPart, 'category' | 'rate' | 'destination'>;

/** Categories without VAT: how a group is called, and the kind of VAT in a file. */
const untaxed: Readonly<Record<string, readonly [name: TextKey, kind: TextKey]>> = {
  Z: ['bookkeeping_vat_zero', 'bookkeeping_kind_zero'],
  K: ['bookkeeping_vat_intra_community', 'bookkeeping_kind_intra_community'],
  AE: ['bookkeeping_vat_reversed', 'bookkeeping_kind_reversed'],
  G: ['bookkeeping_vat_export', 'bookkeeping_kind_export'],
  E: ['bookkeeping_vat_exempt', 'bookkeeping_vat_exempt'],
  O: ['bookkeeping_vat_outside', 'bookkeeping_vat_outside'],
};

/** A VAT group as a row is called: `21%`, `19% Duitsland (OSS)`. */
export function vatName({ category, rate, destination }: BookedVat, t: Translate): string {
  if (category !== 'S') return t(untaxed[category]?.[0] ?? 'bookkeeping_vat_unknown');
  if (destination === '') return formatPercentage(rate);
  return t('bookkeeping_vat_oss', {
    rate: formatPercentage(rate),
    country: countryName(destination, t),
  });
}

/** The kind of VAT of a group, apart from its rate and country. */
export function vatKind({ category, destination }: BookedVat, t: Translate): string {
  if (category !== 'S') return t(untaxed[category]?.[1] ?? 'bookkeeping_vat_unknown');
  return t(destination === '' ? 'bookkeeping_kind_domestic' : 'bookkeeping_kind_oss');
}
