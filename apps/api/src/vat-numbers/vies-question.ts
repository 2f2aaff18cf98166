import {
  checkVatNumberFormat,
  COUNTRIES,
  type CountryCode,
  countryOfPrefix,
  EU_COUNTRIES,
  normaliseVatNumber,
  vatAreaOf,
} from '@etalage/shop-domain';
import type { Customer } from '@etalage/shop-domain/schema';
import type { ViesQuestion } from '../ports/vies/vies-port.ts';

type VatFields = Pick<Customer, 'invoice_is_company' | 'invoice_tax_number' | 'invoice_country'>;
type AddressedVatFields = VatFields & Pick<Customer, 'invoice_postcode'>;

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

/**
 * The country that a customer's VAT number belongs to, when it is not that of the invoice address; undefined if it is, or
 * if there is nothing to check. Numbers of Monaco are French ones.
 */
export function otherNumberCountry(customer: AddressedVatFields): CountryCode | undefined {
  if (viesKeyOf(customer) === '') return undefined;
  const { prefix } = normaliseVatNumber(customer.invoice_country, customer.invoice_tax_number);
  if (prefix === vatAreaOf(customer.invoice_country, customer.invoice_postcode).prefix) return undefined;
  return COUNTRIES.find((code) => code === (prefix === 'XI' ? 'XI' : countryOfPrefix(prefix)));
}

function isInVies(code: string): boolean {
  const country = countryOfPrefix(code);
  return code === 'XI' || EU_COUNTRIES.some((one) => one === country);
}
