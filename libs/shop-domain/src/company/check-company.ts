import { COUNTRIES } from '../customer/countries.ts';
import { isEmail } from '../customer/is-email.ts';
import { isPostcode, postcodeExample } from '../customer/postcode.ts';
import type { RuleErrors, RuleText } from '../rule-text.ts';
import { checkVatNumberFormat } from '../vat/vat-number.ts';
import type { CompanyContent } from './company.schema.ts';

/** What cannot be saved of the details of a seller, by field. Only the country is required: the VAT follows from it. */
export function checkCompany(content: CompanyContent): RuleErrors {
  const { country, postcode, email, phone, kvk, vat_number } = content;
  const errors: RuleErrors = {};
  const refuse = (
    field: keyof CompanyContent,
    key: RuleText['key'],
    values: RuleText['values'] = {},
  ): void => {
    errors[field] = [{ key, values }];
  };
  const isKnown = COUNTRIES.some((code) => code === country);
  if (!isKnown) refuse('country', 'company_country_missing');
  if (isKnown && postcode !== '' && !isPostcode(country, postcode))
    refuse('postcode', 'company_postcode_invalid', { example: postcodeExample(country) });
  if (email !== '' && !isEmail(email)) refuse('email', 'company_email_invalid');
  if (phone !== '' && !isPhone(phone)) refuse('phone', 'company_phone_invalid');
  if (country === 'NL' && kvk !== '' && !/^\d{8}$/.test(kvk)) refuse('kvk', 'company_kvk_invalid');
  if (vat_number !== '' && !isVatNumber(country, vat_number)) refuse('vat_number', 'company_vat_invalid');
  return errors;
}

const isPhone = (typed: string) => /^[+\d][\d\s().-]*$/.test(typed) && typed.replace(/\D/g, '').length >= 6;

/** Numbers of countries outside the EU have forms that are not known here. */
function isVatNumber(country: string, typed: string): boolean {
  const { isValid, problem } = checkVatNumberFormat(country, typed);
  return isValid || problem === 'country';
}
