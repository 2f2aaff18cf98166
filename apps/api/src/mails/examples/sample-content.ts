import { type Customer, dayAfter, OFFER_DAYS, type OfferContent, type VatClass } from '@etalage/shop-domain';
import { customer as customerSchema } from '@etalage/shop-domain/schema';
import type { Translate } from '@etalage/texts';
import { z } from 'zod';

/** A private person who does not exist. */
export function sampleCustomer(t: Translate): Customer {
  const none = Object.fromEntries(Object.keys(customerSchema.shape).map((field) => [field, '']));
  return z.decode(customerSchema, {
    ...(none as z.input<typeof customerSchema>),
    invoice_is_company: '0',
    custom_shipping_information: '0',
    invoice_firstname: t('mails_sample_firstname'),
    invoice_lastname: t('mails_sample_lastname'),
    invoice_email: 'sanne@voorbeeld.nl',
    invoice_phonenumber: '06 12345678',
    invoice_street: t('mails_sample_street'),
    invoice_number: '12',
    invoice_postcode: '3511 AB',
    invoice_city: t('mails_sample_city'),
    invoice_country: 'NL',
  });
}

interface Sold {
  readonly vat: VatClass | undefined;
  /** `2026-11-28`. */
  readonly today: string;
}

/** Two lines with delivery, and an offer of them. */
export function sampleContent(t: Translate, { vat, today }: Sold): OfferContent {
  const line = { product_id: '', variant_id: '', article_number: '', is_service: false };
  const taxed = { ...line, vat: { category: 'S' as const, rate: vat?.rate ?? 2100 } };
  const color = { key: 'kleur', title: t('mails_sample_option'), value: t('mails_sample_value') };
  return {
    lines: [
      { ...taxed, id: 'a', title: t('mails_sample_one'), options: [color], quantity: 2, unit: 12_950 },
      { ...taxed, id: 'b', title: t('mails_sample_two'), options: [], quantity: 1, unit: 4_500 },
    ],
    discount: { kind: 'amount', value: 0 },
    shipping: { title: t('mails_sample_shipping'), amount: 595 },
    valid_until: dayAfter(today, OFFER_DAYS),
    message: t('mails_sample_message'),
    files: [],
  };
}
