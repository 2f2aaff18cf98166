import type { CartPart } from '@etalage/shop-domain/schema';
import { formatMoney } from '@etalage/texts/format';
import type { TextKey, Translate } from '@etalage/texts';

type CodeOfCart = NonNullable<CartPart['discount_code']>;
type Problem = Exclude<CodeOfCart['problem'], ''>;

/** What a visitor reads at the code of a cart: that it is given, or why it is not. */
export function codeText({ code, problem, missing }: CodeOfCart, t: Translate): string {
  if (problem === '') return t('webshop_discount_given', { code });
  return t(problemText(problem), { amount: formatMoney(missing) });
}

/** The key of what a visitor reads at a code whose discount is not given. */
export function problemText(problem: Problem) {
  return `webshop_discount_problem_${problem}` as const satisfies TextKey;
}

export const discountTextKeys = [
  'webshop_discount_label',
  'webshop_discount_apply',
  'webshop_discount_remove',
  'webshop_discount_given',
  'webshop_discount_removed',
  'webshop_discount_problem_not_started',
  'webshop_discount_problem_ended',
  'webshop_discount_problem_used_up',
  'webshop_discount_problem_email_needed',
  'webshop_discount_problem_other_customer',
  'webshop_discount_problem_customer_used_up',
  'webshop_discount_problem_no_products',
  'webshop_discount_problem_minimum',
  'webshop_discount_problem_not_combined',
] as const satisfies readonly TextKey[];
