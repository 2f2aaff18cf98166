import { nationalNumbers } from './national-checks.ts';

/** Whether a VAT prefix belongs to the EU for goods: a member state, or Northern Ireland (XI). Monaco counts as France. */
export function isEuForGoods(prefix: string): boolean {
  return prefix === 'MC' || nationalNumbers.has(prefix);
}

/** Whether a VAT prefix belongs to the EU for services: the member states only. */
export function isEuForServices(prefix: string): boolean {
  return prefix !== 'XI' && isEuForGoods(prefix);
}
