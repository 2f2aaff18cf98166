import { isEmail } from '../customer/is-email.ts';
import type { RuleErrors, RuleText } from '../rule-text.ts';
import { isCode } from './discount-code.ts';
import type { OwnedDiscountContent } from './owned-discount.schema.ts';

/** What an owner cannot save of a discount beside the limits of the schema, by field. */
export function checkDiscount(content: OwnedDiscountContent): RuleErrors {
  const { code, kind, value, starts_at, ends_at } = content;
  const errors: RuleErrors = {};
  const refuse = (
    field: keyof OwnedDiscountContent,
    key: RuleText['key'],
    values: RuleText['values'] = {},
  ): void => {
    errors[field] = [{ key, values }];
  };
  if (code !== '' && !isCode(code)) refuse('code', 'discount_code_invalid');
  if (kind === 'amount' && value === 0) refuse('value', 'discount_value_missing');
  if (kind === 'percentage' && (value < 1 || value > 10_000)) refuse('value', 'discount_percentage');
  if (content.scope === 'categories' && content.category_ids.length === 0)
    refuse('category_ids', 'discount_scope_empty');
  if (content.scope === 'products' && content.product_ids.length === 0)
    refuse('product_ids', 'discount_scope_empty');
  if (starts_at !== null && ends_at !== null && new Date(ends_at) <= new Date(starts_at))
    refuse('ends_at', 'discount_period');
  const wrong = content.emails.find((email) => !isEmail(email));
  if (wrong !== undefined) refuse('emails', 'discount_email_invalid', { email: wrong });
  return errors;
}
