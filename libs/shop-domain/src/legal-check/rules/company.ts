import type { LegalRule } from '../legal-facts.ts';
import { findingAt } from '../legal-finding.ts';
import type { LegalCode } from '../legal-codes.ts';

/** What a website has to say about who is behind it, and does not. */
export const company: LegalRule = ({ seller, shop }) => {
  const { name, street, postcode, city, country, email, phone, kvk, vat_number } = seller;
  const missing: readonly (readonly [LegalCode, boolean])[] = [
    ['company_name', name === ''],
    ['company_address', street === '' || postcode === '' || city === ''],
    ['company_email', email === ''],
    ['company_phone', shop.sells && phone === ''],
    // Registers of other countries have numbers of other names.
    ['company_kvk', country === 'NL' && kvk === ''],
    ['company_vat', shop.sells && !shop.is_small_business && vat_number === ''],
  ];
  return missing.flatMap(([code, isMissing]) => (isMissing ? [findingAt(code, 'company')] : []));
};
