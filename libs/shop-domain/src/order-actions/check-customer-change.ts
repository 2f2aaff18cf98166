import type { RuleErrors, RuleText } from '../rule-text.ts';
import type { Customer } from '../schema/customer.schema.ts';
import { vatAreaOf } from '../vat/vat-area.ts';
import { checkCustomer } from '../customer/check-customer.ts';
import type { CustomerField } from '../customer/customer-fields.ts';

/** Where an order is delivered. */
export interface DeliveredTo {
  readonly country: string;
  readonly postcode: string;
  /** The field of each. */
  readonly side: 'invoice' | 'shipping';
}

/** Where the goods of a customer go. */
export function deliveredTo(customer: Customer): DeliveredTo {
  const side = customer.custom_shipping_information ? 'shipping' : 'invoice';
  return { country: customer[`${side}_country`], postcode: customer[`${side}_postcode`], side };
}

/** Fields of which a change would change the VAT of an order, with the reason. */
const fixed = {
  invoice_is_company: 'order_customer_company_fixed',
  invoice_tax_number: 'order_customer_tax_number_fixed',
  invoice_country: 'order_customer_country_fixed',
} as const satisfies Partial<Record<CustomerField, RuleText['key']>>;

/**
 * Refusals of a correction of the customer of a placed order, by field: what a checkout refuses, and what would change
 * its VAT. Whether the cost of shipping would change is `isSameShipping`.
 */
export function checkCustomerChange(before: Customer, after: Customer): RuleErrors {
  const terms = { isQuoteOnly: false, agreementUrl: '', hasAgreed: true, countries: [] };
  const errors = checkCustomer(after, terms);
  const refuse = (field: CustomerField, key: RuleText['key']) => {
    errors[field] ??= [{ key, values: {} }];
  };
  for (const [field, key] of Object.entries(fixed) as [keyof typeof fixed, RuleText['key']][])
    if (after[field] !== before[field]) refuse(field, key);
  const from = deliveredTo(before);
  const to = deliveredTo(after);
  if (to.country !== from.country) {
    // Without its own delivery address, there is no field of the country of delivery.
    const field = to.side === 'shipping' ? 'shipping_country' : 'custom_shipping_information';
    refuse(field, 'order_customer_delivery_country_fixed');
  } else if (areaOf(to) !== areaOf(from)) refuse(`${to.side}_postcode`, 'order_customer_area_fixed');
  return errors;
}

function areaOf({ country, postcode }: DeliveredTo): string {
  return JSON.stringify(vatAreaOf(country, postcode));
}
