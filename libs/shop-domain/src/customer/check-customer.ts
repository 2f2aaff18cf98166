import type { RuleErrors, RuleText, RuleTextKey } from '../rule-text.ts';
import type { Customer } from '../schema/customer.schema.ts';
import { requiredParts, type AddressPart } from './customer-fields.ts';
import { isEmail } from './is-email.ts';
import { isPostcode, postcodeExample } from './postcode.ts';

/** What a customer is checked against when an order is made. */
export interface OrderTerms {
  /** Only quote lines: name, e-mail and country are enough. */
  isQuoteOnly: boolean;
  /** Address of the general terms; empty when there is nothing to agree to (CHK-10). */
  agreementUrl: string;
  hasAgreed: boolean;
  /** Countries that are delivered to, by ISO code; an empty list accepts every country. */
  countries: readonly string[];
}

type Side = 'invoice' | 'shipping';

/**
 * Refusals of a customer record when an order is made, by field (CHK-12, CHK-26); empty when the order may be made.
 */
export function checkCustomer(customer: Customer, terms: OrderTerms): RuleErrors {
  const errors: RuleErrors = {};
  const required = requiredParts(customer, terms.isQuoteOnly);
  const isCompany = customer.invoice_is_company && !terms.isQuoteOnly;
  if (isCompany && customer.invoice_company.trim() === '') {
    errors['invoice_company'] = [{ key: 'webshop_customer_invoice_company_required', values: {} }];
  }
  checkAddress(customer, 'invoice', required.invoice, terms, errors);
  checkAddress(customer, 'shipping', required.shipping, terms, errors);
  // Not required, but one that cannot exist is a mistake.
  const email = customer.shipping_email.trim();
  if (required.shipping.length > 0 && email !== '' && !isEmail(email)) {
    errors['shipping_email'] = [{ key: 'webshop_customer_shipping_email_invalid', values: {} }];
  }
  if (terms.agreementUrl !== '' && !terms.hasAgreed) {
    errors['agreement'] = [{ key: 'webshop_customer_agreement_required', values: {} }];
  }
  return errors;
}

function checkAddress(
  customer: Customer,
  side: Side,
  parts: readonly AddressPart[],
  terms: OrderTerms,
  errors: RuleErrors,
): void {
  for (const part of parts) {
    const isEmpty = customer[`${side}_${part}`].trim() === '';
    const problem = isEmpty ? missing(side, part) : invalid(customer, side, part, terms.countries);
    if (problem) errors[`${side}_${part}`] = [problem];
  }
}

/** The receiver's e-mail is never required, so there is no text for it. */
function missing(side: Side, part: AddressPart): RuleText | null {
  if (side === 'invoice') return { key: `webshop_customer_invoice_${part}_required`, values: {} };
  return part === 'email' ? null : { key: `webshop_customer_shipping_${part}_required`, values: {} };
}

function invalid(
  customer: Customer,
  side: Side,
  part: AddressPart,
  countries: readonly string[],
): RuleText | null {
  const typed = customer[`${side}_${part}`].trim();
  const country = customer[`${side}_country`].trim();
  const refusal = (key: RuleTextKey, values: RuleText['values'] = {}): RuleText => ({ key, values });
  if (part === 'email' && !isEmail(typed)) return refusal(`webshop_customer_${side}_email_invalid`);
  if (part === 'country' && countries.length > 0 && !countries.includes(typed)) {
    return refusal(`webshop_customer_${side}_country_invalid`);
  }
  if (part === 'postcode' && country !== '' && !isPostcode(country, typed)) {
    return refusal(`webshop_customer_${side}_postcode_invalid`, { example: postcodeExample(country) });
  }
  return null;
}
