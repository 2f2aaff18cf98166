import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Customer } from '../schema/customer.schema.ts';
import { checkCustomer, type OrderTerms } from './check-customer.ts';
import { COUNTRIES, EU_COUNTRIES } from './countries.ts';
import { IMMEDIATE_FIELDS } from './customer-fields.ts';
import { isEmail } from './is-email.ts';
import { formatPostcode, isPostcode, postcodeExample } from './postcode.ts';

const parts = ['firstname', 'lastname', 'email', 'street', 'number', 'postcode', 'city', 'country'];

const empty: Customer = {
  invoice_is_company: false,
  invoice_company: '',
  invoice_tax_number: '',
  invoice_firstname: '',
  invoice_lastname: '',
  invoice_phonenumber: '',
  invoice_email: '',
  invoice_street: '',
  invoice_number: '',
  invoice_postcode: '',
  invoice_city: '',
  invoice_country: '',
  custom_shipping_information: false,
  shipping_firstname: '',
  shipping_lastname: '',
  shipping_phonenumber: '',
  shipping_email: '',
  shipping_street: '',
  shipping_number: '',
  shipping_postcode: '',
  shipping_city: '',
  shipping_country: '',
};

const complete: Customer = {
  ...empty,
  invoice_firstname: 'Jan',
  invoice_lastname: 'Jansen',
  invoice_email: 'jan@shop.nl',
  invoice_street: 'Dam',
  invoice_number: '1 a',
  invoice_postcode: '1012 AB',
  invoice_city: 'Amsterdam',
  invoice_country: 'NL',
};

const terms: OrderTerms = { isQuoteOnly: false, agreementUrl: '', hasAgreed: false, countries: [] };
const fieldsOf = (customer: Customer, changes: Partial<OrderTerms> = {}) =>
  Object.keys(checkCustomer(customer, { ...terms, ...changes })).sort();

describe('checkCustomer', () => {
  it('CHK-26 asks for exactly the decided fields of an empty record', () => {
    expect(fieldsOf(empty)).toEqual(parts.map((part) => `invoice_${part}`).sort());
  });

  it('CHK-26 asks for the company name of a company', () => {
    expect(fieldsOf({ ...complete, invoice_is_company: true })).toEqual(['invoice_company']);
    expect(fieldsOf({ ...complete, invoice_is_company: true, invoice_company: 'BV' })).toEqual([]);
  });

  it('CHK-26 asks for the shipping fields with a different shipping address', () => {
    expect(fieldsOf({ ...complete, custom_shipping_information: true })).toEqual(
      parts
        .filter((part) => part !== 'email')
        .map((part) => `shipping_${part}`)
        .sort(),
    );
    expect(fieldsOf(complete)).toEqual([]);
  });

  it('CHK-26 asks only for name, e-mail and country for a cart of quote lines', () => {
    expect(
      fieldsOf(
        { ...empty, invoice_is_company: true, custom_shipping_information: true },
        { isQuoteOnly: true },
      ),
    ).toEqual(['invoice_country', 'invoice_email', 'invoice_firstname', 'invoice_lastname']);
  });

  it('CHK-26 treats spaces as empty', () => {
    expect(fieldsOf({ ...complete, invoice_city: '  ' })).toEqual(['invoice_city']);
  });

  it('CHK-26 refuses an invalid postcode, e-mail or country', () => {
    const errors = checkCustomer(
      { ...complete, invoice_postcode: '1012', invoice_email: 'jan@', invoice_country: 'NL' },
      { ...terms, countries: ['BE'] },
    );
    expect(errors).toEqual({
      invoice_postcode: [
        { key: 'webshop_customer_invoice_postcode_invalid', values: { example: '1234 AB' } },
      ],
      invoice_email: [{ key: 'webshop_customer_invoice_email_invalid', values: {} }],
      invoice_country: [{ key: 'webshop_customer_invoice_country_invalid', values: {} }],
    });
  });

  it('CHK-26 checks a shipping postcode by the shipping country', () => {
    const shipping = {
      shipping_firstname: 'A',
      shipping_lastname: 'B',
      shipping_email: 'a@b.nl',
      shipping_street: 'C',
      shipping_number: '1',
      shipping_city: 'D',
      shipping_country: 'BE',
    };
    const customer = { ...complete, ...shipping, custom_shipping_information: true };
    expect(fieldsOf({ ...customer, shipping_postcode: '1000' })).toEqual([]);
    expect(fieldsOf({ ...customer, shipping_postcode: '1000', shipping_email: '' })).toEqual([]);
    expect(fieldsOf({ ...customer, shipping_postcode: '1000', shipping_email: 'a@' })).toEqual([
      'shipping_email',
    ]);
    expect(fieldsOf({ ...customer, shipping_postcode: '1012 AB' })).toEqual(['shipping_postcode']);
  });

  it('CHK-12 an unticked agreement blocks when there is something to agree to', () => {
    const agreementUrl = '/voorwaarden';
    expect(checkCustomer(complete, { ...terms, agreementUrl })).toEqual({
      agreement: [{ key: 'webshop_customer_agreement_required', values: {} }],
    });
    expect(fieldsOf(complete, { agreementUrl, hasAgreed: true })).toEqual([]);
    expect(fieldsOf(complete, { agreementUrl: '', hasAgreed: false })).toEqual([]);
  });
});

describe('customer fields', () => {
  it('CHK-20 exactly the decided fields are saved immediately', () => {
    expect([...IMMEDIATE_FIELDS].sort()).toEqual([
      'custom_shipping_information',
      'invoice_country',
      'invoice_is_company',
      'invoice_number',
      'invoice_postcode',
      'invoice_tax_number',
      'shipping_country',
      'shipping_number',
      'shipping_postcode',
    ]);
  });

  it('lists every member state once', () => {
    expect(new Set(EU_COUNTRIES).size).toBe(27);
    expect(new Set(COUNTRIES).size).toBe(COUNTRIES.length);
  });
});

describe('isEmail', () => {
  it.each([
    'a@b.nl',
    'jan.jansen+shop@mail.example.com',
    " o'neil@x.ie ",
    'josé@exämple.de',
    'a@xn--bcher-kva.ch',
    `${'a'.repeat(64)}@b.nl`,
  ])('CHK-26 accepts %j', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each([
    '',
    'a',
    '@b.nl',
    'a@',
    'a@b',
    'a@b.',
    'a@.nl',
    'a..b@c.nl',
    '.a@b.nl',
    'a.@b.nl',
    'a b@c.nl',
    'a@b c.nl',
    'a@b@c.nl',
    'a@-b.nl',
    'a@b-.nl',
    'a@b.1',
    'a@[1.2.3.4]',
    '"a"@b.nl',
    'a@b.nl\nBcc: x@y.nl',
    `${'a'.repeat(65)}@b.nl`,
    `a@${'b.'.repeat(130)}nl`,
  ])('CHK-26 refuses %j', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  it('checks any text of 200 characters without delay', () => {
    const nasty = fc
      .array(fc.constantFrom('a', '.', '-', '@', 'a.a', 'a-'), { maxLength: 200 })
      .map((list) => list.join('').slice(0, 200));
    fc.assert(
      fc.property(nasty, (text) => {
        expect(typeof isEmail(text)).toBe('boolean');
      }),
    );
  });
});

describe('isPostcode', () => {
  it.each([
    ['NL', '1234 AB'],
    ['NL', '1234ab'],
    ['nl', ' 1234  AB '],
    ['BE', '1000'],
    ['DE', '01067'],
    ['FR', '75001'],
    ['GB', 'sw1a 1aa'],
    ['IE', 'D02 AF30'],
    ['PL', '00-001'],
    ['PT', '1000-001'],
    ['SE', '11120'],
    ['US', '90210'],
  ])('CHK-26 accepts %s %j', (country, typed) => {
    expect(isPostcode(country, typed)).toBe(true);
  });

  it.each([
    ['NL', '1234'],
    ['NL', '0234 AB'],
    ['NL', '1234 SS'],
    ['NL', '1234 ABC'],
    ['NL', '12345'],
    ['BE', '0999'],
    ['BE', '10000'],
    ['DE', '1067'],
    ['PL', '00001'],
    ['US', ' '],
  ])('CHK-26 refuses %s %j', (country, typed) => {
    expect(isPostcode(country, typed)).toBe(false);
  });

  it('accepts its own example for every country that has one', () => {
    const unknown = COUNTRIES.filter((country) => postcodeExample(country) === '');
    expect(unknown).toEqual(['IS', 'MC', 'XI']);
    for (const country of COUNTRIES) expect(isPostcode(country, postcodeExample(country) || 'x')).toBe(true);
  });

  it('formats a Dutch postcode with its space', () => {
    expect(formatPostcode('NL', ' 1234ab')).toBe('1234 AB');
    expect(formatPostcode('GB', 'sw1a  1aa')).toBe('SW1A 1AA');
    expect(formatPostcode('NL', 'abc')).toBe('ABC');
  });
});
