import type { InvoiceDocument } from './invoice.schema.ts';

/** An identifier with the list that it is from (ISO 6523, or the addresses of Peppol). */
export interface Identifier {
  readonly scheme: string;
  readonly id: string;
}

/** Peppol's lists of VAT numbers, by the prefix of the number. */
const VAT_SCHEMES: Readonly<Record<string, string>> = {
  AT: '9914',
  BE: '9925',
  BG: '9926',
  CH: '9927',
  CY: '9928',
  CZ: '9929',
  DE: '9930',
  EE: '9931',
  EL: '9933',
  ES: '9920',
  FI: '0213',
  FR: '9957',
  GB: '9932',
  HR: '9934',
  HU: '9910',
  IE: '9935',
  IT: '0211',
  LT: '9937',
  LU: '9938',
  LV: '9939',
  MT: '9943',
  NL: '9944',
  PL: '9945',
  PT: '9946',
  RO: '9947',
  SE: '9955',
  SI: '9949',
  SK: '9950',
};

/** The prefix of the VAT numbers in a list of Peppol; undefined for a list of other numbers. */
export function vatPrefixOfScheme(scheme: string): string | undefined {
  return Object.entries(VAT_SCHEMES).find(([, known]) => known === scheme)?.[0];
}

/** Where Peppol delivers to a party: its number in the register where that is usual, else its VAT number, else its e-mail. */
export function electronicAddress(
  { vat_number, address, company_number = '' }: ReturnType<typeof identifiable>,
  email: string,
): Identifier | undefined {
  const registered = registeredAs(address.country, company_number, vat_number);
  if (registered?.scheme) return registered;
  const scheme = VAT_SCHEMES[vat_number.slice(0, 2)];
  if (scheme) return { scheme, id: vat_number };
  return email === '' ? undefined : { scheme: 'EM', id: email };
}

/** A party by what identifies it; a buyer is known by its VAT number only. */
export function identifiable(party: InvoiceDocument['seller'] | InvoiceDocument['buyer']): {
  vat_number: string;
  address: { country: string };
  company_number: string;
} {
  const company_number = 'company_number' in party ? party.company_number : '';
  return { vat_number: party.vat_number, address: party.address, company_number };
}

/**
 * The number of a company in the register of its country: KvK in the Netherlands, the enterprise number in Belgium, which
 * its VAT number contains. Those of other countries have no list here.
 */
export function registeredAs(
  country: string,
  company_number: string,
  vat_number: string,
): Identifier | undefined {
  const digits = company_number.replaceAll(/\D/g, '');
  if (country === 'NL' && digits.length === 8) return { scheme: '0106', id: digits };
  if (country === 'BE') {
    const id = /^[01]\d{9}$/.test(digits) ? digits : vat_number.replace(/^BE/, '');
    if (/^[01]\d{9}$/.test(id)) return { scheme: '0208', id };
  }
  return company_number === '' ? undefined : { scheme: '', id: company_number };
}
