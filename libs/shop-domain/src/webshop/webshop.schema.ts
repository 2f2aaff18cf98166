import { z } from 'zod';
import { deliveryDay } from '../schema/delivery-days.schema.ts';

/** Highest number that an owner may choose for the next order. */
export const MAX_ORDER_NUMBER = 999_999_999;

/** Highest number of digits that numbers can have at least: those of the highest number. */
export const MAX_NUMBER_DIGITS = 9;

const digits = z.int().min(1).max(MAX_NUMBER_DIGITS);
const nextNumber = z.int().min(1).max(MAX_ORDER_NUMBER).nullable();

const text = (most: number) => z.string().trim().max(most);

/** What a shop may say of its accessibility; `exempt` is a small business to which the law does not apply. */
export const accessibilityStates = ['', 'full', 'partial', 'exempt'] as const;

/** Who may pay for sending back. */
export const returnPayers = ['', 'buyer', 'shop'] as const;

/** The settings of the webshop as their owner saves them. */
export const webshopContent = z.object({
  /** Addresses of the shop's own pages; '' for the one that every shop has (ROUTE-01 to ROUTE-07). */
  shoppingcart_page: text(100),
  checkout_page: text(100),
  thankyou_page: text(100),
  /** An address of the website or with https; '' if there are no terms to agree with (CHK-10). */
  agreement_url: text(500),
  /** Who pays for sending back what a buyer withdrew from; '' if the shop does not say so here. */
  return_costs: z.enum(returnPayers),
  /** What it costs where goods are too big for the post; said only if the buyer pays. */
  return_costs_about: text(200),
  /** Where goods go back to, in lines; '' for the address of the company. */
  return_address: text(300),
  /** Whether pages of products and the checkout tell of the legal guarantee, as to consumers who buy goods they must. */
  guarantee_notice: z.boolean(),
  /** Address of the official picture of that notice among the website's own files; '' to say it in words alone. */
  guarantee_picture: text(500),
  /** How far the website is accessible, as its page about that says; '' for no such page. */
  accessibility: z.enum(accessibilityStates),
  /** The day of the last check: `2026-11-28`. */
  accessibility_checked_on: text(10),
  /** What is not accessible, in the owner's words. */
  accessibility_exceptions: text(3000),
  show_price_tax_included: z.boolean(),
  /** Within how many working days goods are delivered unless they say otherwise; null in both to say nothing. */
  delivery_from: deliveryDay.nullable(),
  delivery_to: deliveryDay.nullable(),
  /** The side of VAT on which prices are typed and stored; fixed once there is a product. */
  price_mode: z.enum(['gross', 'net']),
  /** Day from which consumers in other member states pay the VAT of their country (OSS); '' for not. */
  oss_from: text(10),
  /** Day from which nobody is charged VAT, because the shop is a small business (KOR); '' for not. */
  small_business_from: text(10),
  /** First day on which that is over, and VAT is charged again; '' as long as no end is known. */
  small_business_until: text(10),
  /** What numbers of orders begin with; '' for nothing. */
  order_prefix: text(8).toUpperCase(),
  /** How many digits they have at least; zeros go before a lower number. */
  order_digits: digits,
  /** The same of quotes. */
  quote_prefix: text(8).toUpperCase(),
  quote_digits: digits,
  /** When the invoice of an order is made: with its payment, or once all of it is sent. */
  invoice_moment: z.enum(['payment', 'delivery']),
  /** What numbers of invoices and of credit notes begin with. */
  invoice_prefix: text(8).toUpperCase(),
  credit_prefix: text(8).toUpperCase(),
});

/** What is sent to save them: with the next number of an order and of a quote, or null to continue as it was. */
export const savedWebshop = webshopContent.extend({
  next_order: nextNumber,
  next_quote: nextNumber,
});

export type WebshopContent = z.output<typeof webshopContent>;
