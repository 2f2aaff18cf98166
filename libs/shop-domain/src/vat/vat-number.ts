import { nationalNumbers } from './national-numbers.ts';
import { vatAreaOf } from './vat-area.ts';
import { vatPrefixOf } from './vat-prefix.ts';

/**
 * A VAT number in the form that VIES expects: prefix (EL for Greece, XI for Northern Ireland) and the number without
 * it.
 */
export interface VatNumber {
  prefix: string;
  number: string;
}

/**
 * The result of the local check of a VAT number; `problem` is empty when VIES may be called, and `country` when neither
 * the country nor the number names a member state.
 */
export interface VatNumberCheck extends VatNumber {
  isValid: boolean;
  problem: '' | 'country' | 'form' | 'check_digits';
}

/**
 * A typed VAT number without spaces, dots, dashes and slashes, in capitals. A typed prefix takes precedence over the
 * country when it is a VAT prefix and the rest looks like a number of that country; GR is read as EL, and Monaco has
 * numbers of France. Belgian numbers of nine digits get a leading 0.
 */
export function normaliseVatNumber(country: string, typed: string): VatNumber {
  const compact = typed.toUpperCase().replace(/[^A-Z\d+*]/g, '');
  const expected = vatAreaOf(country).prefix;
  const written = vatPrefixOf(compact.slice(0, 2));
  const rest = compact.slice(2);
  const hasPrefix = isPrefix(written, rest, expected, compact);
  const prefix = hasPrefix ? written : expected;
  return { prefix, number: withLeadingZero(prefix, hasPrefix ? rest : compact) };
}

/**
 * Checks format and check digits of a VAT number of one of the 27 member states or Northern Ireland (XI), before VIES
 * is asked. `country` is an ISO code or a VAT prefix and may be empty when the number has its prefix. The number may
 * belong to another member state than the given country: where a company is registered is not decided by its address
 * (VIES-09).
 */
export function checkVatNumberFormat(country: string, typed: string): VatNumberCheck {
  const { prefix, number } = normaliseVatNumber(country, typed);
  return { prefix, number, ...judge(prefix, number) };
}

function judge(prefix: string, number: string): Pick<VatNumberCheck, 'isValid' | 'problem'> {
  const national = nationalNumbers.get(prefix);
  if (!national) return { isValid: false, problem: 'country' };
  if (!national.form.test(number)) return { isValid: false, problem: 'form' };
  const isValid = national.hasCheck(number);
  return { isValid, problem: isValid ? '' : 'check_digits' };
}

/** Whether the first two letters are a prefix and not, as in France, the beginning of the number. */
function isPrefix(written: string, rest: string, expected: string, compact: string): boolean {
  const national = nationalNumbers.get(written);
  if (!national) return false;
  if (written === expected || expected === '') return true;
  const own = nationalNumbers.get(expected);
  if (own?.form.test(compact) && own.hasCheck(compact)) return false;
  return national.form.test(withLeadingZero(written, rest));
}

function withLeadingZero(prefix: string, number: string): string {
  return prefix === 'BE' && /^\d{9}$/.test(number) ? `0${number}` : number;
}
