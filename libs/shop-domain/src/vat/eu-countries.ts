import { isIsoCountry } from './iso-countries.ts';
import { nationalNumbers } from './national-numbers.ts';

/** Whether a VAT prefix belongs to the EU for goods: a member state, or Northern Ireland (XI). */
export function isEuForGoods(prefix: string): boolean {
  return nationalNumbers.has(prefix);
}

/** Whether a VAT prefix belongs to the EU for services: the member states only. */
export function isEuForServices(prefix: string): boolean {
  return prefix !== 'XI' && isEuForGoods(prefix);
}

/** Whether a VAT prefix is the code of a country outside the EU; a blank or unknown code is none. */
export function isThirdCountry(prefix: string): boolean {
  return isIsoCountry(prefix) && !isEuForGoods(prefix);
}
