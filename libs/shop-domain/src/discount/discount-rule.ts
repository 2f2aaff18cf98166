import type { CartPart } from '../schema/cart.schema.ts';

/** What a discount gives. */
export type DiscountKind = NonNullable<CartPart['discounts']>[number]['kind'];

/** A discount of a shop as it stands for one cart. Amounts are cents on the side of the price mode. */
export interface DiscountRule {
  id: string;
  /** What visitors read. */
  title: string;
  /** What a visitor types for it; '' for one that is given by itself. */
  code: string;
  kind: DiscountKind;
  /** Cents off, or basis points from 1 to 10,000; 0 for free shipping. */
  value: number;
  /** The least that its products must cost together; 0 for none. */
  minimum: number;
  /** The products in the cart that it is given on; null for all. */
  product_ids: readonly string[] | null;
  /** Whether it is given beside others; else the one that makes the cart cheapest is given. */
  combines: boolean;
  is_active: boolean;
  /** When it begins and ends; null for no limit. It is not given any more at its end. */
  starts_at: Date | null;
  ends_at: Date | null;
  /** The e-mail addresses that it is for, in lower case; empty for everybody. */
  emails: readonly string[];
  /** Most orders with it, and how many there are; null for no limit. */
  uses_max: number | null;
  uses: number;
  /** The same of the customer of this cart, by e-mail address. */
  customer_uses_max: number | null;
  customer_uses: number;
}

/** Why a discount is not given. */
export type DiscountProblem = Exclude<NonNullable<CartPart['discount_code']>['problem'], ''>;
