import { checkOffer, checkQuoteCustomer, type OfferContent, type RuleErrors } from '@etalage/shop-domain';
import { customer as customerSchema } from '@etalage/shop-domain/schema';
import { z } from 'zod';
import type { OfferShop, OwnedQuote } from '../../../queries/quote-queries.ts';
import { centsOf, countOf, typedAmount } from '../../products/typed-amount.ts';

type Line = OfferContent['lines'][number];

/** A line of the form; number, amount and VAT are held as they are typed. */
export interface OfferLineForm extends Omit<Line, 'id' | 'quantity' | 'unit' | 'vat'> {
  /** `id` is the name that the form gives to its rows. */
  line_id: string;
  quantity: string;
  unit: string;
  /** `S2100`; see `vatKey`. */
  vat: string;
}

/** The values of the form of an offer. */
export interface OfferForm {
  customer: OwnedQuote['customer'];
  lines: OfferLineForm[];
  discount_kind: OfferContent['discount']['kind'];
  discount: string;
  shipping_title: string;
  shipping: string;
  valid_until: string;
  message: string;
  /** Keys. */
  files: string[];
}

/** A VAT class as the value of a list. */
export const vatKey = ({ category, rate }: Line['vat']): string => `${category}${rate}`;

/** A line as its form shows it. */
export function lineFormOf({ id, quantity, unit, vat, ...same }: Line): OfferLineForm {
  return { ...same, line_id: id, quantity: String(quantity), unit: typedAmount(unit), vat: vatKey(vat) };
}

/** An offer as its form shows it. */
export function offerFormOf(customer: OfferForm['customer'], content: OfferContent): OfferForm {
  const { lines, discount, shipping, valid_until, message, files } = content;
  const worth = discount.value === 0 ? '' : typedAmount(discount.value);
  return {
    customer,
    lines: lines.map(lineFormOf),
    discount_kind: discount.kind,
    discount: discount.kind === 'percentage' ? worth.replace(/,00$/, '') : worth,
    shipping_title: shipping.title,
    shipping: shipping.amount === 0 ? '' : typedAmount(shipping.amount),
    valid_until,
    message,
    files,
  };
}

/** What the form says; what cannot be read counts as 0, and is shown as a mistake at its field. */
export function offerOf(form: OfferForm): OfferContent {
  return {
    lines: form.lines.map(({ line_id, quantity, unit, vat, ...same }) => ({
      ...same,
      title: same.title.trim(),
      id: line_id,
      quantity: countOf(quantity) || 1,
      unit: Math.max(0, centsOf(unit) ?? 0),
      vat: vatOf(vat),
    })),
    discount: { kind: form.discount_kind, value: Math.max(0, centsOf(form.discount) ?? 0) },
    shipping: { title: form.shipping_title.trim(), amount: Math.max(0, centsOf(form.shipping) ?? 0) },
    valid_until: form.valid_until,
    message: form.message.trim(),
    files: form.files,
  };
}

function vatOf(key: string): Line['vat'] {
  const category = (['S', 'Z', 'E', 'O'] as const).find((one) => key.startsWith(one)) ?? 'S';
  return { category, rate: Number(key.slice(1)) };
}

/** What is sent of the form. */
export function writtenOf(form: OfferForm) {
  return { customer: z.encode(customerSchema, form.customer), offer: offerOf(form) };
}

/** What the rules refuse, by the field of the form. */
export function offerProblems(form: OfferForm): RuleErrors {
  const customer = Object.entries(checkQuoteCustomer(form.customer)).map(([field, texts]) => {
    return [`customer.${field}`, texts] as const;
  });
  return { ...Object.fromEntries(customer), ...checkOffer(offerOf(form)) };
}

/** The field of the form for a path of a refusal; '' for none. */
export function formFieldOf(path: string): string {
  const field = path.replace(/^offer\./, '');
  if (field === 'discount.value' || field === 'discount') return 'discount';
  if (field === 'shipping.amount') return 'shipping';
  if (field === 'shipping.title') return 'shipping_title';
  return field.replace(/^(lines\.\d+\.vat)\..*$/, '$1');
}

/** An empty line for what is in no catalogue, with the first VAT class of the shop. */
export function freeLine({ vat_classes }: Pick<OfferShop, 'vat_classes'>): OfferLineForm {
  return {
    line_id: crypto.randomUUID(),
    product_id: '',
    variant_id: '',
    article_number: '',
    title: '',
    options: [],
    is_service: false,
    quantity: '1',
    unit: '',
    vat: vatKey(vat_classes[0]?.vat ?? { category: 'S', rate: 2100 }),
  };
}
