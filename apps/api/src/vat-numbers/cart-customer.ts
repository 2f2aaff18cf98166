import type { Customer } from '@etalage/shop-domain/schema';
import { customer as customerSchema } from '@etalage/shop-domain/schema';

const fields = Object.keys(customerSchema.shape) as (keyof Customer)[];
const flags: ReadonlySet<keyof Customer> = new Set(['invoice_is_company', 'custom_shipping_information']);

/** The whole customer record: what was never typed is empty, the invoice country starts as the seller's. */
export function customerOf(typed: Partial<Customer>, sellerCountry: string): Customer {
  const entries = fields.map((field) => [field, typed[field] ?? (flags.has(field) ? false : '')]);
  const customer = Object.fromEntries(entries) as Customer;
  return { ...customer, invoice_country: customer.invoice_country || sellerCountry };
}

/** What a call sent of the customer record; a private person has no company and no tax number (CHK-03). */
export function sentCustomer(input: Partial<Customer>): Partial<Customer> {
  const sent = Object.fromEntries(
    fields.filter((field) => input[field] !== undefined).map((field) => [field, input[field]]),
  ) as Partial<Customer>;
  return sent.invoice_is_company === false ? { ...sent, invoice_company: '', invoice_tax_number: '' } : sent;
}

/** Where goods are sent to. */
export function destinationOf(customer: Customer): { country: string; postcode: string } {
  return customer.custom_shipping_information
    ? { country: customer.shipping_country || customer.invoice_country, postcode: customer.shipping_postcode }
    : { country: customer.invoice_country, postcode: customer.invoice_postcode };
}
