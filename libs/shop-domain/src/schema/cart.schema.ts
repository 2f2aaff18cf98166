import { z } from 'zod';
import { withdrawalExclusion } from './withdrawal-exclusion.schema.ts';
import { productContent } from './product-content.schema.ts';
import { deliveryDays } from './delivery-days.schema.ts';
import { cents, flag, id, price } from './codecs.ts';
import { customer } from './customer.schema.ts';
import { explanation } from './explanation.schema.ts';

/**
 * A chosen option of a line as shown: `value` is readable text, `amount` null where no price applies (PROD-41).
 */
const lineOption = z.object({
  key: z.string(),
  title: z.string(),
  value: z.string(),
  amount: price.nullable(),
});

/** A product line (CART-28). Unit and line totals include the prices of the options. */
const cartLine = z.object({
  id,
  product_id: id,
  /** The variant that is chosen; missing for a product without variants. */
  variant_id: id.optional(),
  /** Of the variant, else of the product; '' without one, and missing in what was stored before it existed. */
  article_number: z.string().optional(),
  title: z.string(),
  url: z.string(),
  main_image: z.string(),
  quantity: z.int(),
  price_incl_tax: cents,
  price_excl_tax: cents,
  total_price_incl_tax: cents,
  total_price_excl_tax: cents,
  options: z.array(lineOption),
  quantity_min: z.int(),
  quantity_max: z.int(),
  quantity_step: z.int(),
  hide_quantity: flag,
  /** Empty when the line can still be ordered, else the code of the problem. */
  problem: z.enum(['', 'product_unavailable', 'stock_insufficient', 'price_changed']),
  /** What one piece cost when the line was added or last changed; only with the problem `price_changed`. */
  previous_price: price.optional(),
  /** What one piece cost before its reduction; only where a product page strikes it through. */
  prior_price: price.optional(),
  /** Why nobody can withdraw from it, as it was ordered; missing where they can. */
  withdrawal_exclusion: withdrawalExclusion.optional(),
  /** What is in one piece; missing where its owner did not say. */
  content: productContent.optional(),
  /** When it is delivered, as it was ordered; missing where its owner did not say. */
  delivery: deliveryDays.optional(),
});

/** EN 16931 categories of goods and services without VAT: zero-rated, exempt, outside the scope of VAT. */
const untaxedCategory = z.enum(['Z', 'E', 'O']);

/** What a discount gives. */
export const givenDiscountKind = z.enum(['percentage', 'amount', 'free_shipping']);

/** A discount on the direct lines; nothing is taken off them for free shipping. */
const givenDiscount = z.object({
  id,
  title: z.string(),
  /** '' for one that is given by itself. */
  code: z.string(),
  kind: givenDiscountKind,
  /** What it takes off the lines. */
  price,
});

const discountProblems = [
  '',
  'not_started',
  'ended',
  'used_up',
  'email_needed',
  'other_customer',
  'customer_used_up',
  'no_products',
  'minimum',
  'not_combined',
] as const;

/** The discount code of a cart; `problem` is empty while its discount is given. */
const discountCode = z.object({
  code: z.string(),
  problem: z.enum(discountProblems),
  /** How much more its products must cost (`minimum`), on the side that the website stores. */
  missing: cents,
});

/** One half of the cart: direct lines or quote lines with their totals (CART-26, CART-29). */
export const cartPart = z.object({
  session: z.string(),
  /** Their prices are those before discounts. */
  products: z.array(cartLine),
  /** In the order in which they were applied; missing without any. */
  discounts: z.array(givenDiscount).optional(),
  /** Missing without one. */
  discount_code: discountCode.optional(),
  /** Whether the shop has codes to use; missing if not, and in an order. */
  takes_discount_code: flag.optional(),
  /** Lines less discounts, excluding tax. */
  total_price: cents,
  /** Lines less discounts, including tax. */
  price_incl_tax: cents,
  /** Lines plus shipping, including tax. */
  total_price_incl_tax: cents,
  /** The amount payable. */
  total_price_with_tax: cents,
  total_quantity: z.int(),
  /** VAT per rate, lines and shipping together, keyed by percentage: "21", "9". */
  tax_amounts: z.record(z.string(), cents),
  /** Why the amount of "0" has no VAT: the categories in it; missing if there are none. */
  untaxed_categories: z.array(untaxedCategory).optional(),
  show_price_tax_included: flag,
});

const shippingMethod = z.object({ id, title: z.string(), price });

/** The shipping methods and the chosen one; `selected.selected` is empty when none is chosen (CART-31). */
export const shipment = z.object({
  selected: z.object({ selected: z.string(), title: z.string(), price }),
  shipping_methods: z.array(shippingMethod),
});

const paymentMethod = z.object({ id, title: z.string(), image: z.string(), description: z.string() });

export const payment = z.object({
  selected: z.string(),
  url: z.string(),
  methods: z.record(z.string(), paymentMethod),
});

const viesStatuses = ['unchecked', 'valid', 'invalid', 'unavailable'] as const;

/** VAT number check (VIES-01). `category` is the EN 16931 code of the treatment: S, K, AE, G, O, E. */
export const vies = z.object({
  status: z.enum(viesStatuses),
  reverse_charge_applied: z.boolean(),
  tax_number: z.string(),
  /** Name of the country that the number belongs to, when that is not the invoice country. */
  tax_number_country: z.string().optional(),
  category: z.enum(['S', 'K', 'AE', 'G', 'O', 'E', 'Z']),
});

/** The whole cart (API-09, CART-27). */
export const cart = z.object({
  shoppingcart: cartPart,
  quote: cartPart,
  payment,
  users: customer,
  vies,
  shipment,
  agreement: z.object({ url: z.string() }),
  countries: z.record(z.string(), z.string()),
  /** How the amount payable came about; only where it was asked for, and missing without direct lines. */
  explanation: explanation.optional(),
});

export type UntaxedCategory = z.output<typeof untaxedCategory>;
export type CartLine = z.output<typeof cartLine>;
export type CartPart = z.output<typeof cartPart>;
export type Cart = z.output<typeof cart>;
export type CartWire = z.input<typeof cart>;
export type ViesStatus = (typeof viesStatuses)[number];
