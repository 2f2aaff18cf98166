import type { Customer } from '@etalage/shop-domain/schema';
import { customer as customerSchema } from '@etalage/shop-domain/schema';

const FIELDS = Object.keys(customerSchema.shape) as (keyof Customer)[];
const FLAGS: ReadonlySet<keyof Customer> = new Set(['invoice_is_company', 'custom_shipping_information']);

/** The complete customer record: fields that were never sent are empty; the default invoice country is the seller's. */
export function customerOf(typed: Partial<Customer>, sellerCountry: string): Customer {
  const entries = FIELDS.map((field) => [field, typed[field] ?? (FLAGS.has(field) ? false : '')]);
  const customer = Object.fromEntries(entries) as Customer;
  return { ...customer, invoice_country: customer.invoice_country || sellerCountry };
}

/** The customer fields that a call sent; for a private person, company and tax number are cleared (CHK-03). */
export function sentCustomer(input: Partial<Customer>): Partial<Customer> {
  const sent = Object.fromEntries(
    FIELDS.filter((field) => input[field] !== undefined).map((field) => [field, input[field]]),
  ) as Partial<Customer>;
  return sent.invoice_is_company === false ? { ...sent, invoice_company: '', invoice_tax_number: '' } : sent;
}

/** The country and postcode to which goods are sent. */
export function destinationOf(customer: Customer): { country: string; postcode: string } {
  return customer.custom_shipping_information
    ? { country: customer.shipping_country || customer.invoice_country, postcode: customer.shipping_postcode }
    : { country: customer.invoice_country, postcode: customer.invoice_postcode };
}
