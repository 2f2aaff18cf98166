import type { ProductContent } from '@etalage/shop-domain';
import type { Translate } from '@etalage/texts';

export const unitWordKeys = [
  'webshop_price_per_unit',
  'webshop_price_g',
  'webshop_price_kg',
  'webshop_price_ml',
  'webshop_price_l',
  'webshop_price_m',
  'webshop_price_m2',
  'webshop_price_piece',
] as const;

/** "per kg", behind an amount. */
export function unitWords({ unit }: Pick<ProductContent, 'unit'>, t: Translate): string {
  return t('webshop_price_per_unit', { unit: t(`webshop_price_${unit}`) });
}
