import { cartTotals } from '../cart/cart-totals.ts';
import type { Discount, TotalsLine, TotalsSettings } from '../cart/totals-input.ts';
import { discountProblem, type DiscountMoment } from './discount-problem.ts';
import type { DiscountProblem, DiscountRule } from './discount-rule.ts';

/** A line of a cart with its product. */
export type DiscountLine = TotalsLine & { product_id: string };

/** A discount that is not given. */
export interface RefusedDiscount {
  rule: DiscountRule;
  problem: DiscountProblem;
  /** How much more its products must cost, in cents on the side of the price mode; 0 for another problem. */
  missing: number;
}

/** The discounts of a cart. */
export interface ChosenDiscounts {
  /** Those that are given, in the order in which they are applied. */
  given: readonly DiscountRule[];
  refused: readonly RefusedDiscount[];
}

/**
 * Which discounts a cart gets: those that are given by themselves before those with a code, each group in the order given.
 * All that may be combined are given together, unless one that may not makes the cart cheaper alone; between equal ones,
 * one with a code goes first.
 */
export function chooseDiscounts(
  lines: readonly DiscountLine[],
  rules: readonly DiscountRule[],
  moment: DiscountMoment,
  settings: TotalsSettings,
): ChosenDiscounts {
  const refused: RefusedDiscount[] = [];
  const possible: DiscountRule[] = [];
  for (const rule of ordered(rules)) {
    const refusal = refusalOf(rule, lines, moment);
    if (refusal) refused.push(refusal);
    else possible.push(rule);
  }
  const given = cheapest(possible, lines, settings);
  for (const rule of possible) {
    if (!given.includes(rule)) refused.push({ rule, problem: 'not_combined', missing: 0 });
  }
  return { given, refused };
}

/** The settings with which cartTotals gives these discounts; free shipping costs nothing, whatever the method. */
export function withDiscounts(
  settings: TotalsSettings,
  given: readonly DiscountRule[],
  lines: readonly DiscountLine[],
): TotalsSettings {
  const isFree = given.some(({ kind }) => kind === 'free_shipping');
  const { shipping = null } = settings;
  return {
    ...settings,
    shipping: shipping && isFree ? { ...shipping, amount: 0 } : shipping,
    discounts: given.filter(({ kind }) => kind !== 'free_shipping').map((rule) => discountOf(rule, lines)),
  };
}

function ordered(rules: readonly DiscountRule[]): DiscountRule[] {
  return [...rules.filter(({ code }) => code === ''), ...rules.filter(({ code }) => code !== '')];
}

function refusalOf(
  rule: DiscountRule,
  lines: readonly DiscountLine[],
  moment: DiscountMoment,
): RefusedDiscount | undefined {
  const problem = discountProblem(rule, moment);
  if (problem !== '') return { rule, problem, missing: 0 };
  const own = ownLines(rule, lines);
  if (own.length === 0) return { rule, problem: 'no_products', missing: 0 };
  const amount = own.reduce((sum, { unit, quantity }) => sum + unit * quantity, 0);
  if (amount < rule.minimum) return { rule, problem: 'minimum', missing: rule.minimum - amount };
  return undefined;
}

/** The direct lines that a discount is given on. */
function ownLines({ product_ids }: DiscountRule, lines: readonly DiscountLine[]): DiscountLine[] {
  const direct = lines.filter(({ type }) => type === 'checkout');
  return product_ids ? direct.filter(({ product_id }) => product_ids.includes(product_id)) : direct;
}

function discountOf(rule: DiscountRule, lines: readonly DiscountLine[]): Discount {
  const own = rule.product_ids && { line_ids: ownLines(rule, lines).map(({ id }) => id) };
  const worth = rule.kind === 'percentage' ? { rate: rule.value } : { amount: rule.value };
  return { id: rule.id, ...own, ...worth };
}

/** The set that makes the cart cheapest: all that combine, or one that does not. */
function cheapest(
  possible: readonly DiscountRule[],
  lines: readonly DiscountLine[],
  settings: TotalsSettings,
): readonly DiscountRule[] {
  const together = possible.filter(({ combines }) => combines);
  const alone = possible.filter(({ combines }) => !combines);
  if (alone.length === 0) return together;
  const sets = [...(together.length > 0 ? [together] : []), ...alone.map((rule) => [rule])];
  const withCodeFirst = sets.toSorted((a, b) => codesIn(b) - codesIn(a));
  const priced = withCodeFirst.map((set) => ({
    set,
    payable: cartTotals(lines, withDiscounts(settings, set, lines)).payable,
  }));
  const least = Math.min(...priced.map(({ payable }) => payable));
  return priced.find(({ payable }) => payable === least)?.set ?? [];
}

const codesIn = (set: readonly DiscountRule[]): number => (set.some(({ code }) => code !== '') ? 1 : 0);
