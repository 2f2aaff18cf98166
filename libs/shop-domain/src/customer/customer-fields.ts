import type { Customer } from '../schema/customer.schema.ts';

export type CustomerField = keyof Customer;

/** Fields that are saved immediately; all others 300 ms after the last key (CHK-18 to CHK-20). */
export const IMMEDIATE_FIELDS: ReadonlySet<CustomerField> = new Set<CustomerField>([
  'invoice_country',
  'invoice_postcode',
  'invoice_number',
  'invoice_is_company',
  'invoice_tax_number',
  'shipping_country',
  'shipping_postcode',
  'shipping_number',
  'custom_shipping_information',
]);

const address = [
  'firstname',
  'lastname',
  'email',
  'street',
  'number',
  'postcode',
  'city',
  'country',
] as const;
/** A parcel needs no e-mail of its receiver: mails go to the customer. */
const receiver = address.filter((part) => part !== 'email');
const contact = ['firstname', 'lastname', 'email', 'country'] as const;

/** An address field that can be required, without its `invoice_` or `shipping_` prefix. */
export type AddressPart = (typeof address)[number];

/**
 * Which parts of each address are required when an order is made (CHK-26); a cart with only quote lines needs name,
 * e-mail and country.
 */
export function requiredParts(
  customer: Customer,
  isQuoteOnly: boolean,
): { invoice: readonly AddressPart[]; shipping: readonly AddressPart[] } {
  if (isQuoteOnly) return { invoice: contact, shipping: [] };
  return { invoice: address, shipping: customer.custom_shipping_information ? receiver : [] };
}
