import type { CartPart } from '@etalage/shop-domain/schema';
import type { TextKey } from '@etalage/texts';

type Problem = Exclude<NonNullable<CartPart['discount_code']>['problem'], ''>;

/** What a visitor reads at a code whose discount is not given. */
export const problemTexts: Record<Problem, TextKey> = {
  not_started: 'webshop_discount_problem_not_started',
  ended: 'webshop_discount_problem_ended',
  used_up: 'webshop_discount_problem_used_up',
  email_needed: 'webshop_discount_problem_email_needed',
  other_customer: 'webshop_discount_problem_other_customer',
  customer_used_up: 'webshop_discount_problem_customer_used_up',
  no_products: 'webshop_discount_problem_no_products',
  minimum: 'webshop_discount_problem_minimum',
  not_combined: 'webshop_discount_problem_not_combined',
};

export const discountTextKeys: readonly TextKey[] = [
  'webshop_discount_label',
  'webshop_discount_apply',
  'webshop_discount_remove',
  'webshop_discount_given',
  'webshop_discount_removed',
  ...Object.values(problemTexts),
];
