import type { PriceMode } from '../money/both-sides.ts';
import type { RuleStep } from '../rule-text.ts';
import type { CartTotals } from './cart-totals.ts';
import type { RateGroup } from './rate-groups-of.ts';

/**
 * The steps to the amount payable in readable order, each with its result in cents ("Uitleg bedrag"), from totals in
 * the price mode they were computed in. Separate from cartTotals, because a cart is totalled far more often than
 * explained.
 */
export function explainTotals({ checkout: part }: CartTotals, mode: PriceMode): RuleStep[] {
  const steps: RuleStep[] = [];
  for (const { id, quantity, amount, discount } of part.lines) {
    steps.push({ key: 'webshop_totals_line', values: { id, quantity }, amount });
    if (discount !== 0) steps.push({ key: 'webshop_totals_discount', values: { id }, amount: -discount });
  }
  for (const { amount, domestic_rate } of part.shipping.parts) {
    steps.push({
      key: 'webshop_totals_shipping_part',
      values: { percentage: percentageText(domestic_rate) },
      amount,
    });
  }
  for (const group of part.groups) steps.push(...explainGroup(group, mode));
  steps.push({ key: 'webshop_totals_payable', values: {}, amount: part.figures.total_price_with_tax });
  return steps;
}

function explainGroup(group: RateGroup, mode: PriceMode): RuleStep[] {
  const domestic = percentageText(group.priced_rate);
  const percentage = percentageText(group.rate);
  const sum: RuleStep = {
    key: 'webshop_totals_group',
    values: { percentage: domestic },
    amount: group.amount,
  };
  if (group.category === 'S') {
    const key = mode === 'gross' ? 'webshop_totals_tax_in_gross' : 'webshop_totals_tax_on_net';
    return [sum, { key, values: { percentage }, amount: group.tax }];
  }
  const zero: RuleStep = { key: 'webshop_totals_zero_rated', values: {}, amount: group.net };
  if (mode === 'net') return [sum, zero];
  const takenOut: RuleStep = {
    key: 'webshop_totals_tax_taken_out',
    values: { percentage: domestic },
    // Subtracted from 0, so that nothing taken out gives 0 and not -0.
    amount: 0 - group.taken_out,
  };
  return [sum, takenOut, zero];
}

function percentageText(basisPoints: number): string {
  return String(basisPoints / 100).replace('.', ',');
}
