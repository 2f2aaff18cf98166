import { isAmount } from '../money/is-amount.ts';
import {
  comparedPostcode,
  type Destination,
  type ShippingLoad,
  type ShippingMethodRules,
  type ShippingRule,
} from './shipping-method.ts';

/** What a rule asks that a cart does not have, in the order in which it is asked; `price` is an impossible price. */
const obstacles = ['country', 'postcode', 'weight', 'amount', 'quantity', 'price'] as const;
type RuleObstacle = (typeof obstacles)[number];
/** What keeps a method from being offered; `rules` is that it has none. */
export type ShippingObstacle = RuleObstacle | 'rules';

/** What one method answers to a cart: its price in cents, or why it is not offered. */
export type ShippingAnswer = Pick<ShippingMethodRules, 'id' | 'title' | 'is_pickup'> &
  (
    | { readonly amount: number; readonly obstacle: null }
    | { readonly amount: null; readonly obstacle: ShippingObstacle }
  );

/**
 * What each method answers to a load and a destination, in the owner's order. One that is not offered names the obstacle of
 * the rule that comes nearest: that it is too heavy, rather than that another rule is for another country.
 */
export function shippingAnswers(
  cart: ShippingLoad,
  methods: readonly ShippingMethodRules[],
  destination: Destination,
): ShippingAnswer[] {
  return methods.map(({ id, title, is_pickup, rules }) => {
    let nearest = -1;
    for (const rule of rules) {
      const obstacle = obstacleOf(rule, cart, is_pickup ? null : destination);
      if (obstacle === null) return { id, title, is_pickup, amount: costOf(rule, cart), obstacle };
      nearest = Math.max(nearest, obstacles.indexOf(obstacle));
      // A rule that applies decides, also when its price cannot be charged.
      if (obstacle === 'price') break;
    }
    return { id, title, is_pickup, amount: null, obstacle: obstacles[nearest] ?? 'rules' };
  });
}

function costOf({ price, free_from }: ShippingRule, { amount }: ShippingLoad): number {
  return free_from !== null && amount >= free_from ? 0 : price;
}

/** The first thing that a rule asks and a cart does not have; without a destination it is picked up. */
function obstacleOf(
  rule: ShippingRule,
  cart: ShippingLoad,
  destination: Destination | null,
): RuleObstacle | null {
  if (destination && !isInCountry(rule, destination)) return 'country';
  if (destination && !isInPostcodes(rule, destination)) return 'postcode';
  if (!isWithin(cart.weight, rule.min_weight, rule.max_weight)) return 'weight';
  if (!isWithin(cart.amount, rule.min_amount, rule.max_amount)) return 'amount';
  if (!isWithin(cart.quantity, rule.min_quantity, rule.max_quantity)) return 'quantity';
  return isAmount(rule.price) ? null : 'price';
}

function isWithin(value: number, minimum: number | null, maximum: number | null): boolean {
  return value >= (minimum ?? -Infinity) && value <= (maximum ?? Infinity);
}

function isInCountry({ countries }: ShippingRule, destination: Destination): boolean {
  const country = destination.country.trim().toUpperCase();
  return countries.length === 0 || countries.some((code) => code.toUpperCase() === country);
}

function isInPostcodes({ postcode_from, postcode_to }: ShippingRule, destination: Destination): boolean {
  const postcode = comparedPostcode(destination.postcode);
  const from = comparedPostcode(postcode_from);
  const to = comparedPostcode(postcode_to);
  if (from === '' && to === '') return true;
  return postcode !== '' && postcode >= from && postcode.slice(0, to.length) <= to;
}

/** Whether each of these rules carries to both destinations or to neither, so that shipping costs the same. */
export function isSameShipping(
  rules: readonly ShippingRule[],
  one: Destination,
  other: Destination,
): boolean {
  return rules.every((rule) => reaches(rule, one) === reaches(rule, other));
}

function reaches(rule: ShippingRule, destination: Destination): boolean {
  return isInCountry(rule, destination) && isInPostcodes(rule, destination);
}
