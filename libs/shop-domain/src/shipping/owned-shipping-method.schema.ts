import { z } from 'zod';
import { MAX_UNIT_CENTS } from '../money/parse-amount.ts';

/** Most rules of one method; every cart tries them in order. */
export const MAX_SHIPPING_RULES = 50;
/** Most countries that one rule names; more than there are. */
const MAX_RULE_COUNTRIES = 100;
/** The highest limits of a rule: ten tonnes, and as many pieces as a cart can have of 250 lines. */
export const MAX_SHIPPING_GRAMS = 10_000_000;
export const MAX_SHIPPING_PIECES = 2_500_000;

const cents = z.int().min(0).max(MAX_UNIT_CENTS);
const grams = z.int().min(0).max(MAX_SHIPPING_GRAMS).nullable();
const pieces = z.int().min(0).max(MAX_SHIPPING_PIECES).nullable();
const postcode = z.string().trim().max(12);

/** A rule as its owner saves it; `ShippingRule` states what it means. */
export const ownedShippingRule = z.object({
  countries: z.array(z.string().trim().toUpperCase().min(1).max(3)).max(MAX_RULE_COUNTRIES),
  postcode_from: postcode,
  postcode_to: postcode,
  min_weight: grams,
  max_weight: grams,
  min_amount: cents.nullable(),
  max_amount: cents.nullable(),
  min_quantity: pieces,
  max_quantity: pieces,
  price: cents,
  free_from: cents.nullable(),
});

/** A shipping method as its owner saves it. Amounts are cents on the side of the price mode, weights are grams. */
export const ownedShippingMethodContent = z.object({
  /** What visitors read. */
  title: z.string().trim().min(1).max(100),
  enabled: z.boolean(),
  is_pickup: z.boolean(),
  /** Null for the VAT of the goods. */
  vat_class_id: z.string().min(1).max(200).nullable(),
  rules: z.array(ownedShippingRule).max(MAX_SHIPPING_RULES),
});

export type OwnedShippingRule = z.output<typeof ownedShippingRule>;
export type OwnedShippingMethodContent = z.output<typeof ownedShippingMethodContent>;
