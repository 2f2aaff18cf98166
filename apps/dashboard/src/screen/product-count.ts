import type { Translate } from '@etalage/texts';
import { formatCount } from '@etalage/texts/format';

/** "1 product" or "12 producten". */
export const productCount = (count: number, t: Translate): string =>
  count === 1 ? t('products_count_one') : t('products_count_many', { count: formatCount(count) });
