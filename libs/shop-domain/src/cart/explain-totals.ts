import type { PriceMode } from '../money/both-sides.ts';
import type { RuleStep, RuleTextKey } from '../rule-text.ts';
import type { LineTotals, PartTotals } from './cart-totals.ts';
import { percentageText } from './percentage-text.ts';
import type { VatGroup } from './vat-groups-of.ts';

/** What is explained of totals; also those of a stored order. */
export interface ExplainedTotals {
  readonly checkout: {
    readonly lines: readonly Pick<LineTotals, 'id' | 'quantity' | 'amount' | 'discount'>[];
    readonly shipping: {
      readonly parts: readonly { readonly amount: number; readonly vat_class: { readonly rate: number } }[];
    };
    readonly groups: readonly ExplainedGroup[];
    readonly figures: Pick<PartTotals['figures'], 'total_price_with_tax'>;
  };
}

type ExplainedGroup = Pick<
  VatGroup,
  'category' | 'priced_rate' | 'rate' | 'amount' | 'tax' | 'net' | 'taken_out'
>;

/**
 * The steps to the amount payable in readable order, each with its result in cents ("Uitleg bedrag"), from totals in
 * the price mode they were computed in. Separate from cartTotals, because a cart is totalled far more often than
 * explained.
 */
export function explainTotals({ checkout: part }: ExplainedTotals, mode: PriceMode): RuleStep[] {
  const steps: RuleStep[] = [];
  for (const { id, quantity, amount, discount } of part.lines) {
    steps.push({ key: 'webshop_totals_line', values: { id, quantity }, amount });
    if (discount !== 0) steps.push({ key: 'webshop_totals_discount', values: { id }, amount: -discount });
  }
  for (const { amount, vat_class } of part.shipping.parts) {
    steps.push({
      key: 'webshop_totals_shipping_part',
      values: { percentage: rateText(vat_class.rate) },
      amount,
    });
  }
  for (const group of part.groups) steps.push(...explainGroup(group, mode));
  steps.push({ key: 'webshop_totals_payable', values: {}, amount: part.figures.total_price_with_tax });
  return steps;
}

function explainGroup(group: ExplainedGroup, mode: PriceMode): RuleStep[] {
  const domestic = rateText(group.priced_rate);
  const percentage = rateText(group.rate);
  const sum: RuleStep = {
    key: groupText(group),
    values: { percentage: domestic },
    amount: group.amount,
  };
  if (group.category === 'S') {
    const key = mode === 'gross' ? 'webshop_totals_tax_in_gross' : 'webshop_totals_tax_on_net';
    return [sum, { key, values: { percentage }, amount: group.tax }];
  }
  const zero: RuleStep = { key: 'webshop_totals_zero_rated', values: {}, amount: group.net };
  if (mode === 'net' || group.priced_rate === 0) return [sum, zero];
  const takenOut: RuleStep = {
    key: 'webshop_totals_tax_taken_out',
    values: { percentage: domestic },
    // Subtracted from 0, so that nothing taken out gives 0 and not -0.
    amount: 0 - group.taken_out,
  };
  return [sum, takenOut, zero];
}

function groupText({ category, priced_rate }: ExplainedGroup): RuleTextKey {
  if (category === 'E') return 'webshop_totals_group_exempt';
  return category === 'O' && priced_rate === 0 ? 'webshop_totals_group_not_taxable' : 'webshop_totals_group';
}

const rateText = (basisPoints: number): string => percentageText(basisPoints / 100);
