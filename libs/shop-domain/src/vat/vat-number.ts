import { nationalNumbers } from './national-numbers.ts';

/**
 * A VAT number in the form that VIES expects: prefix (EL for Greece, XI for Northern Ireland) and the number without
 * it.
 */
export interface VatNumber {
  prefix: string;
  number: string;
}

/** The result of the local check of a VAT number; `problem` is empty when VIES may be called. */
export interface VatNumberCheck extends VatNumber {
  isValid: boolean;
  problem: '' | 'country' | 'form' | 'check_digits';
}

/**
 * A typed VAT number without spaces, dots, dashes and slashes, in capitals. A typed prefix takes precedence over the
 * country when it is a VAT prefix and the rest looks like a number of that country; GR is read as EL. Belgian numbers
 * of nine digits get a leading 0.
 */
export function normaliseVatNumber(country: string, typed: string): VatNumber {
  const compact = typed.toUpperCase().replace(/[^A-Z\d+*]/g, '');
  const expected = vatPrefixOf(country);
  const written = vatPrefixOf(compact.slice(0, 2));
  const rest = compact.slice(2);
  const hasPrefix = nationalNumbers.has(written) && isPrefix(written, rest, expected, compact);
  const prefix = hasPrefix ? written : expected;
  return { prefix, number: withLeadingZero(prefix, hasPrefix ? rest : compact) };
}

/**
 * Checks format and check digits of a VAT number of one of the 27 member states or Northern Ireland (XI), before VIES
 * is asked. `country` is an ISO code or a VAT prefix and may be empty when the number has its prefix. A number of
 * another country than the given one is refused with problem `country`.
 */
export function checkVatNumberFormat(country: string, typed: string): VatNumberCheck {
  const { prefix, number } = normaliseVatNumber(country, typed);
  return { prefix, number, ...judge(country, prefix, number) };
}

/** The VAT prefix of a country code: EL for Greece, else the code in capitals. */
export function vatPrefixOf(country: string): string {
  const code = country.trim().toUpperCase();
  return code === 'GR' ? 'EL' : code;
}

/** The country code of a VAT prefix: GR for EL, GB for XI, else the prefix. */
export function countryOfPrefix(prefix: string): string {
  if (prefix === 'EL') return 'GR';
  return prefix === 'XI' ? 'GB' : prefix;
}

function judge(country: string, prefix: string, number: string): Pick<VatNumberCheck, 'isValid' | 'problem'> {
  const national = nationalNumbers.get(prefix);
  const isOther = country !== '' && prefix !== vatPrefixOf(country) && prefix !== 'XI';
  if (!national || isOther) return { isValid: false, problem: 'country' };
  if (!national.form.test(number)) return { isValid: false, problem: 'form' };
  const isValid = national.hasCheck(number);
  return { isValid, problem: isValid ? '' : 'check_digits' };
}

/** Whether the first two letters are a prefix and not, as in France, the beginning of the number. */
function isPrefix(written: string, rest: string, expected: string, compact: string): boolean {
  if (written === expected || expected === '') return true;
  const own = nationalNumbers.get(expected);
  if (own?.form.test(compact) && own.hasCheck(compact)) return false;
  return isNationalForm(written, rest);
}

function isNationalForm(prefix: string, number: string): boolean {
  return nationalNumbers.get(prefix)?.form.test(withLeadingZero(prefix, number)) ?? false;
}

function withLeadingZero(prefix: string, number: string): string {
  return prefix === 'BE' && /^\d{9}$/.test(number) ? `0${number}` : number;
}
