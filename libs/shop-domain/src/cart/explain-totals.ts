import type { PriceMode } from '../money/both-sides.ts';
import type { Price } from '../money/price.ts';
import type { RuleStep, RuleTextKey } from '../rule-text.ts';
import type { LineTotals, PartTotals } from './cart-totals.ts';
import { percentageText } from './percentage-text.ts';
import type { VatGroup } from './vat-groups-of.ts';

/** What is explained of totals; also those of a stored order. */
export interface ExplainedTotals {
  readonly checkout: {
    readonly lines: readonly Pick<LineTotals, 'id' | 'quantity' | 'amount' | 'discount' | 'total'>[];
    readonly shipping: {
      readonly price: Price;
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

/** How one piece of each line got its price, by the id of the line; missing for a price that somebody typed. */
export type LineReasons = Readonly<Record<string, readonly RuleStep[]>>;

/** The steps of one line, or with the id '' those of the whole. */
export interface ExplainedPart {
  readonly id: string;
  readonly steps: readonly RuleStep[];
}

/**
 * The steps to the amount payable in readable order, each with its result in cents ("Uitleg bedrag"), from totals in
 * the price mode they were computed in: first each line from its base price on, then the whole. Separate from cartTotals,
 * because a cart is totalled far more often than explained.
 */
export function explainTotals(
  { checkout: part }: ExplainedTotals,
  mode: PriceMode,
  reasons: LineReasons = {},
): ExplainedPart[] {
  const lines = part.lines.map((line) => ({ id: line.id, steps: explainLine(line, mode, reasons[line.id]) }));
  return [...lines, { id: '', steps: explainWhole(part, mode) }];
}

function explainLine(
  { quantity, amount, discount, total }: ExplainedTotals['checkout']['lines'][number],
  mode: PriceMode,
  reasons: readonly RuleStep[] | undefined,
): RuleStep[] {
  const typed: RuleStep = { key: 'webshop_reason_unit', values: {}, amount: amount / quantity };
  const steps = [...(reasons ?? [typed]).filter(isTold), step('webshop_totals_line', amount, { quantity })];
  if (discount !== 0) steps.push(step('webshop_totals_discount', -discount));
  const net = mode === 'gross' && total.excl_tax !== amount - discount;
  return net ? [...steps, step('webshop_totals_line_net', total.excl_tax)] : steps;
}

/** Orders of before also have what cost nothing; the result of a calculation, which has no value, ends its steps. */
const isTold = ({ key, values, amount }: RuleStep): boolean =>
  amount !== 0 || values['value'] === '' || !optionKeys.has(key);

const optionKeys: ReadonlySet<RuleTextKey> = new Set<RuleTextKey>([
  'webshop_reason_option',
  'webshop_reason_option_excluded',
]);

function explainWhole(part: ExplainedTotals['checkout'], mode: PriceMode): RuleStep[] {
  const { parts, price } = part.shipping;
  // A shop that charges no VAT names no rate of it, as it may not (KOR).
  const isExempt = part.groups.length > 0 && part.groups.every(({ category }) => category === 'E');
  const shipping = parts.map(({ amount, vat_class }) =>
    isExempt
      ? step('webshop_totals_shipping_untaxed', amount)
      : step('webshop_totals_shipping_part', amount, { percentage: rateText(vat_class.rate) }),
  );
  const whole = parts.reduce((sum, { amount }) => sum + amount, 0);
  if (mode === 'gross' && price.excl_tax !== whole)
    shipping.push(step('webshop_totals_shipping_net', price.excl_tax));
  const groups = part.groups.flatMap((group) => explainGroup(group, mode));
  return [...shipping, ...groups, step('webshop_totals_payable', part.figures.total_price_with_tax)];
}

function step(key: RuleTextKey, amount: number, values: RuleStep['values'] = {}): RuleStep {
  return { key, values, amount };
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
