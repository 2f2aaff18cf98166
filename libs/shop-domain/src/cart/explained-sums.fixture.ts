import type { PriceMode } from '../money/both-sides.ts';
import type { RuleStep, RuleTextKey } from '../rule-text.ts';
import type { ExplainedPart } from './explain-totals.ts';

const SHIPPING: ReadonlySet<string> = new Set([
  'webshop_totals_shipping_part',
  'webshop_totals_shipping_untaxed',
]);

const added: ReadonlySet<RuleTextKey> = new Set([
  'webshop_reason_base',
  'webshop_reason_base_excluded',
  'webshop_reason_sale',
  'webshop_reason_variant',
  'webshop_reason_option',
]);
const groupKeys: ReadonlySet<RuleTextKey> = new Set([
  'webshop_totals_group',
  'webshop_totals_group_exempt',
  'webshop_totals_group_not_taxable',
]);

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);
const amountsOf = (steps: readonly RuleStep[], of: (key: RuleTextKey) => boolean) =>
  steps.filter(({ key }) => of(key)).map(({ amount }) => amount);
const only = (steps: readonly RuleStep[], key: RuleTextKey) => amountsOf(steps, (one) => one === key)[0];

/**
 * What does not add up in printed steps, computed from nothing but the steps, as a reader with a pen would; empty if they
 * lead to the amount payable to the cent.
 */
export function wrongSums(parts: readonly ExplainedPart[], mode: PriceMode): string[] {
  const wrong: string[] = [];
  const check = (name: string, stated: number | undefined, found: number) => {
    if (stated !== found) wrong.push(`${name}: ${stated} is not ${found}`);
  };
  const whole = parts.find(({ id }) => id === '')?.steps ?? [];
  let amounts = sum(amountsOf(whole, (key) => SHIPPING.has(key)));
  let nets = only(whole, 'webshop_totals_shipping_net') ?? amounts;
  for (const { id, steps } of parts) {
    if (id === '') continue;
    const unit = only(steps, 'webshop_reason_unit') ?? 0;
    // The price that somebody typed has no steps of its own.
    if (steps[0]?.key !== 'webshop_reason_unit')
      check(`unit of ${id}`, unit, sum(amountsOf(steps, (key) => added.has(key))));
    const line = steps.find(({ key }) => key === 'webshop_totals_line');
    check(`line ${id}`, line?.amount, unit * Number(line?.values['quantity']));
    const left = (line?.amount ?? 0) + (only(steps, 'webshop_totals_discount') ?? 0);
    amounts += left;
    nets += only(steps, 'webshop_totals_line_net') ?? left;
  }
  const groups = sum(amountsOf(whole, (key) => groupKeys.has(key)));
  check('groups', groups, amounts);
  const onTop = sum(amountsOf(whole, (key) => key === 'webshop_totals_tax_on_net'));
  const within = sum(amountsOf(whole, (key) => key === 'webshop_totals_tax_in_gross'));
  const takenOut = sum(amountsOf(whole, (key) => key === 'webshop_totals_tax_taken_out'));
  check('payable', only(whole, 'webshop_totals_payable'), groups + onTop + takenOut);
  if (mode === 'gross') check('without VAT', nets, groups - within + takenOut);
  checkUntaxed(whole, check);
  return wrong;
}

/** What a group without VAT comes to is its amount less what was taken out. */
function checkUntaxed(
  steps: readonly RuleStep[],
  check: (name: string, stated: number | undefined, found: number) => void,
): void {
  let left = 0;
  for (const { key, amount } of steps) {
    if (groupKeys.has(key)) left = amount;
    if (key === 'webshop_totals_tax_taken_out') left += amount;
    if (key === 'webshop_totals_zero_rated') check('zero-rated', amount, left);
  }
}
