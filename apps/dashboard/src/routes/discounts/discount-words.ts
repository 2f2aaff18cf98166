import type { TextKey, Translate } from '@etalage/texts';
import { formatCount, formatMoney, formatPercentage, formatShortMoment } from '@etalage/texts/format';
import type { DiscountContent } from '../../queries/discount-queries.ts';

/** What a customer gets, such as "10% korting". */
export function worthOf({ kind, value }: Pick<DiscountContent, 'kind' | 'value'>, t: Translate): string {
  if (kind === 'percentage') return t('discounts_worth_percentage', { percentage: formatPercentage(value) });
  if (kind === 'amount') return t('discounts_worth_amount', { amount: formatMoney(value) });
  return t('discounts_worth_free_shipping');
}

/** On what and for whom, such as "vanaf € 50,00, op 2 categorieën"; empty for everything and everybody. */
export function termsOf(content: DiscountContent, t: Translate): string {
  const { minimum, scope, category_ids, product_ids, emails } = content;
  const counted = (count: number, one: TextKey, many: TextKey) =>
    count === 1 ? t(one) : t(many, { count: formatCount(count) });
  return [
    ...(minimum > 0 ? [t('discounts_worth_minimum', { amount: formatMoney(minimum) })] : []),
    ...(scope === 'categories'
      ? [counted(category_ids.length, 'discounts_worth_category', 'discounts_worth_categories')]
      : []),
    ...(scope === 'products'
      ? [counted(product_ids.length, 'discounts_worth_product', 'discounts_worth_products')]
      : []),
    ...(emails.length > 0
      ? [counted(emails.length, 'discounts_worth_customer', 'discounts_worth_customers')]
      : []),
  ].join(', ');
}

/** When it is given. */
export function periodOf(
  { starts_at, ends_at }: Pick<DiscountContent, 'starts_at' | 'ends_at'>,
  t: Translate,
): string {
  const start = starts_at === null ? '' : formatShortMoment(starts_at);
  const end = ends_at === null ? '' : formatShortMoment(ends_at);
  if (start && end) return t('discounts_when_between', { start, end });
  if (start) return t('discounts_when_from', { start });
  return end ? t('discounts_when_until', { end }) : t('discounts_when_always');
}

/** How often it was used. */
export function usesText(
  { uses, uses_max }: { uses: number; uses_max: number | null },
  t: Translate,
): string {
  if (uses_max !== null) {
    return t('discounts_uses_of', { count: formatCount(uses), most: formatCount(uses_max) });
  }
  return uses === 0 ? t('discounts_uses_none') : t('discounts_uses', { count: formatCount(uses) });
}
