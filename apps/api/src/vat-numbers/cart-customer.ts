import { formatPostcode, isPostcode } from '@etalage/shop-domain';
import type { Customer } from '@etalage/shop-domain/schema';
import { oneLine } from '@etalage/site-model';
import { customer as customerSchema } from '@etalage/shop-domain/schema';

const FIELDS = Object.keys(customerSchema.shape) as (keyof Customer)[];
const FLAGS: ReadonlySet<keyof Customer> = new Set(['invoice_is_company', 'custom_shipping_information']);

/** The complete customer record: fields that were never sent are empty; the default invoice country is the seller's. */
export function customerOf(typed: Partial<Customer>, sellerCountry: string): Customer {
  const entries = FIELDS.map((field) => [field, typed[field] ?? (FLAGS.has(field) ? false : '')]);
  const customer = Object.fromEntries(entries) as Customer;
  return { ...customer, invoice_country: customer.invoice_country || sellerCountry };
}

/**
 * The customer fields that a call sent, each on one line, because they are lines of mails and labels; for a private
 * person, company and tax number are cleared (CHK-03).
 */
export function sentCustomer(input: Partial<Customer>): Partial<Customer> {
  const sent = Object.fromEntries(
    FIELDS.flatMap((field) => {
      const value = input[field];
      if (value === undefined) return [];
      return [[field, typeof value === 'string' ? oneLine(value) : value] as const];
    }),
  ) as Partial<Customer>;
  return sent.invoice_is_company === false ? { ...sent, invoice_company: '', invoice_tax_number: '' } : sent;
}

/** The fields with complete postcodes as their country writes them (`8911 CD`); a postcode that is not valid stays as typed. */
export function withPostcodes(typed: Partial<Customer>, sellerCountry: string): Partial<Customer> {
  const { invoice_country, shipping_country, invoice_postcode, shipping_postcode } = typed;
  const invoice = invoice_country?.trim() || sellerCountry;
  const shipping = shipping_country?.trim() || invoice;
  return {
    ...typed,
    ...(invoice_postcode !== undefined && { invoice_postcode: written(invoice, invoice_postcode) }),
    ...(shipping_postcode !== undefined && { shipping_postcode: written(shipping, shipping_postcode) }),
  };
}

function written(country: string, postcode: string): string {
  return isPostcode(country, postcode) ? formatPostcode(country, postcode) : postcode;
}
