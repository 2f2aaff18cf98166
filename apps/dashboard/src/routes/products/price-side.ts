import type { TextKey } from '@etalage/texts';

interface Prices {
  readonly price_mode: 'gross' | 'net';
  readonly small_business: boolean;
}

/** What is said beside an amount about the VAT in it; a small business charges none, whichever side it stores. */
export function priceSide({ price_mode, small_business }: Prices): TextKey {
  if (small_business) return 'products_side_untaxed';
  return price_mode === 'gross' ? 'products_side_incl' : 'products_side_excl';
}
