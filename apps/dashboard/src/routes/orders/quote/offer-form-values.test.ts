import type { OfferContent } from '@etalage/shop-domain';
import { customer as customerSchema } from '@etalage/shop-domain/schema';
import { createTranslate } from '@etalage/texts';
import { expect, it } from 'vitest';
import { formFieldOf, freeLine, offerFormOf, offerOf, offerProblems } from './offer-form-values.ts';
import { shownTotals } from './shown-totals.ts';

const fields = Object.keys(customerSchema.shape);
const empty = Object.fromEntries(fields.map((field) => [field, '']));
const customer = customerSchema.parse({
  ...empty,
  invoice_firstname: 'Jan',
  invoice_lastname: 'de Vries',
  invoice_email: 'jan@voorbeeld.nl',
  invoice_country: 'NL',
});
const content: OfferContent = {
  lines: [
    {
      id: '1',
      product_id: 'tafel',
      variant_id: '',
      article_number: 'T-1',
      title: 'Tafel',
      options: [{ key: 'k', title: 'Kleur', value: 'Eiken' }],
      quantity: 1200,
      unit: 123_456,
      vat: { category: 'S', rate: 2100 },
      is_service: false,
    },
  ],
  discount: { kind: 'percentage', value: 1_250 },
  shipping: { title: 'Bezorging', amount: 2_500 },
  valid_until: '2026-12-28',
  message: 'Dank je wel',
  files: ['assets/offertes/tekening.pdf'],
};
const terms = {
  price_mode: 'gross' as const,
  seller_country: 'NL',
  small_business: false,
  oss_active: false,
  vat_rates: {},
  vies: 'unchecked' as const,
  vies_number: '',
};

it('reads back what it shows', () => {
  expect(offerOf(offerFormOf(customer, content))).toEqual(content);
  const plain = { ...content, discount: { kind: 'amount' as const, value: 0 } };
  expect(offerFormOf(customer, plain)).toMatchObject({ discount: '', shipping: '25,00' });
  expect(offerOf(offerFormOf(customer, plain))).toEqual(plain);
});

it('names the field of each refusal of the rules and of the server', () => {
  const form = offerFormOf({ ...customer, invoice_email: 'geen' }, content);
  const line = freeLine({ vat_classes: [{ title: 'Hoog', vat: { category: 'S', rate: 2100 } }] });
  const wrong = { ...form, discount: '120', lines: [{ ...line, vat: 'E2100' }] };
  expect(Object.keys(offerProblems(wrong)).sort()).toEqual([
    'customer.invoice_email',
    'discount',
    'lines.0.vat',
  ]);
  expect(['offer.lines.3.title', 'offer.discount.value', 'customer.invoice_email'].map(formFieldOf)).toEqual([
    'lines.3.title',
    'discount',
    'customer.invoice_email',
  ]);
});

it('shows what the server will compute, and nothing while an amount cannot be charged', () => {
  const t = createTranslate();
  const one = { ...content, lines: content.lines.map((line) => ({ ...line, quantity: 1, unit: 10_000 })) };
  // 100 euros less 12.5 %, and 25 for delivery.
  expect(shownTotals(one, customer, terms, t)?.totals.payable).toBe(11_250);
  const tooMuch = content.lines.map((line) => ({ ...line, unit: 2_000_000_000 }));
  expect(shownTotals({ ...content, lines: tooMuch }, customer, terms, t)).toBeUndefined();
});
