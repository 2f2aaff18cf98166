import type { Customer } from '../schema/customer.schema.ts';

/** The country and postcode to which goods are sent. */
export function destinationOf(customer: Customer): { country: string; postcode: string } {
  return customer.custom_shipping_information
    ? { country: customer.shipping_country || customer.invoice_country, postcode: customer.shipping_postcode }
    : { country: customer.invoice_country, postcode: customer.invoice_postcode };
}
