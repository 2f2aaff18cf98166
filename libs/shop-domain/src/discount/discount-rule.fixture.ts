import type { DiscountLine } from './choose-discounts.ts';
import type { DiscountRule } from './discount-rule.ts';
import { classAt } from '../vat/vat-class.fixture.ts';

/** A discount of 10 % for everybody, with these changes. */
export function rule(changes: Partial<DiscountRule> = {}): DiscountRule {
  return {
    id: 'd',
    title: 'Tien procent',
    code: '',
    kind: 'percentage',
    value: 1_000,
    minimum: 0,
    product_ids: null,
    combines: true,
    is_active: true,
    starts_at: null,
    ends_at: null,
    emails: [],
    uses_max: null,
    uses: 0,
    customer_uses_max: null,
    customer_uses: 0,
    ...changes,
  };
}

/** One piece of a product at 21 %, with these changes. */
export function discountLine(id: string, unit: number, changes: Partial<DiscountLine> = {}): DiscountLine {
  const vat_class = classAt(2100);
  return { id, product_id: id, type: 'checkout', unit, quantity: 1, vat_class, ...changes };
}
