import { normaliseCode } from '@etalage/shop-domain';
import { dutchClockOf } from '@etalage/texts/format';
import type { DiscountContent, OwnedDiscount } from '../../queries/discount-queries.ts';
import { plannedMoment } from '../pages/page-settings.ts';
import { centsOf, countOf, typedAmount } from '../products/typed-amount.ts';

type Typed = 'value' | 'minimum' | 'starts_at' | 'ends_at' | 'emails' | 'uses_max' | 'customer_uses_max';

/** The values of the form of a discount; amounts, numbers and moments are held as they are typed. */
export interface DiscountForm extends Omit<DiscountContent, Typed> {
  /** Whether the discount is given for a code, or by itself. */
  way: 'code' | 'automatic';
  percentage: string;
  amount: string;
  minimum: string;
  /** On the clock of the Netherlands (`dutchClockOf`). */
  starts_at: string;
  ends_at: string;
  /** One address per line. */
  emails: string;
  uses_max: string;
  customer_uses_max: string;
}

/** What a new discount begins with. */
export const newDiscount: DiscountContent = {
  title: '',
  code: '',
  kind: 'percentage',
  value: 1_000,
  minimum: 0,
  scope: 'all',
  category_ids: [],
  product_ids: [],
  combines: true,
  is_active: true,
  starts_at: null,
  ends_at: null,
  emails: [],
  uses_max: null,
  customer_uses_max: null,
};

/** A discount as its form shows it; a percentage is typed like an amount, with at most two decimals. */
export function discountFormOf(content: DiscountContent, isNew = false): DiscountForm {
  const { kind, value, minimum, starts_at, ends_at, emails, uses_max, customer_uses_max, ...same } = content;
  const count = (most: number | null) => (most === null ? '' : String(most));
  return {
    ...same,
    kind,
    way: content.code === '' && !isNew ? 'automatic' : 'code',
    percentage: kind === 'percentage' ? typedAmount(value).replace(/,00$/, '') : '',
    amount: kind === 'amount' ? typedAmount(value) : '',
    minimum: minimum === 0 ? '' : typedAmount(minimum),
    starts_at: dutchClockOf(starts_at ?? ''),
    ends_at: dutchClockOf(ends_at ?? ''),
    emails: emails.join('\n'),
    uses_max: count(uses_max),
    customer_uses_max: count(customer_uses_max),
  };
}

/** What the form says; `before` is what it was opened with. */
export function discountOf(form: DiscountForm, before: DiscountContent): DiscountContent {
  const {
    way,
    percentage,
    amount,
    minimum,
    starts_at,
    ends_at,
    emails,
    uses_max,
    customer_uses_max,
    ...same
  } = form;
  const worth = { percentage: centsOf(percentage), amount: centsOf(amount), free_shipping: 0 };
  return {
    ...same,
    title: form.title.trim(),
    code: way === 'code' ? normaliseCode(form.code) : '',
    value: worth[form.kind] ?? 0,
    minimum: centsOf(minimum) ?? 0,
    starts_at: plannedMoment(starts_at, before.starts_at),
    ends_at: plannedMoment(ends_at, before.ends_at),
    emails: emails
      .split(/[\n,;]+/)
      .map((email) => email.trim().toLowerCase())
      .filter(Boolean),
    uses_max: countOf(uses_max),
    customer_uses_max: countOf(customer_uses_max),
  };
}

/** Only what is saved of a discount. */
export function savedPartOf({
  id: _id,
  version: _version,
  uses: _uses,
  ...content
}: OwnedDiscount): DiscountContent {
  return content;
}

/** The field of the form that shows a message of the server or of the rule. */
export function formFieldOf(name: string, { kind }: Pick<DiscountForm, 'kind'>): string {
  if (name !== 'value') return name;
  return kind === 'percentage' ? 'percentage' : 'amount';
}
