import {
  checkVatNumberFormat,
  countryOfPrefix,
  EU_COUNTRIES,
  normaliseVatNumber,
} from '@etalage/shop-domain';
import type { Customer } from '@etalage/shop-domain/schema';
import type { ViesQuestion } from '../ports/vies/vies-port.ts';

type VatFields = Pick<Customer, 'invoice_is_company' | 'invoice_tax_number' | 'invoice_country'>;

/**
 * The key of a check: invoice country, prefix and number. A stored status is valid only while the customer's key is the
 * same. '' if there is nothing to check: for a private person, without a number, or for a country outside the EU.
 */
export function viesKeyOf(customer: VatFields): string {
  if (!customer.invoice_is_company || customer.invoice_tax_number.trim() === '') return '';
  const { prefix, number } = normaliseVatNumber(customer.invoice_country, customer.invoice_tax_number);
  return isInVies(prefix) || isInVies(customer.invoice_country)
    ? `${customer.invoice_country} ${prefix}${number}`
    : '';
}

/** The request to VIES; undefined if the format, check digits or country show that the number is not valid. */
export function viesQuestionOf(customer: VatFields, sellerVatNumber: string): ViesQuestion | undefined {
  const { isValid, prefix, number } = checkVatNumberFormat(
    customer.invoice_country,
    customer.invoice_tax_number,
  );
  if (!isValid) return undefined;
  const seller = checkVatNumberFormat('', sellerVatNumber);
  const requester = { memberState: seller.prefix, number: seller.number };
  return { memberState: prefix, number, ...(seller.isValid && { requester }) };
}

function isInVies(code: string): boolean {
  const country = countryOfPrefix(code);
  return code === 'XI' || EU_COUNTRIES.some((one) => one === country);
}
