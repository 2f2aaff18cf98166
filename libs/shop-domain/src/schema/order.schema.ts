import { z } from 'zod';
import { cart, cartPart, payment } from './cart.schema.ts';
import { cents } from './codecs.ts';
import { explanation } from './explanation.schema.ts';
import { shownShipment } from './shipment.schema.ts';

/** States that a provider gives one payment attempt, plus '' for no state yet (ORD-17 to ORD-20). */
export const paymentStatuses = [
  '',
  'open',
  'pending',
  'authorized',
  'paid',
  'expired',
  'failed',
  'canceled',
  'refunded',
  'partially_refunded',
  'charged_back',
] as const;

/** The states of an order; `cancelled` also when its products went back to the buyer's cart. */
export const orderStatuses = ['placed', 'cancelled', 'completed'] as const;

/** What a buyer needs to pay an order by bank transfer, at once or afterwards. */
export const transfer = z.object({
  /** In groups of four. */
  iban: z.string(),
  holder: z.string(),
  /** What the buyer mentions. */
  reference: z.string(),
  amount_incl_tax: cents,
  /** The last day of the term: ISO 8601; '' as long as it has not begun, because not all was sent. */
  due_date: z.string(),
  /** The rows of the QR code for bank apps, a 1 for each dark square; without a margin. */
  code: z.array(z.string()),
});

/** An order or accepted quote request as its customer sees it (API-19, ORD-26). */
export const order = z.object({
  order: z.object({
    number: z.string(),
    /** The number of the quote request that was made from the same cart; empty if there is none. */
    quote_number: z.string(),
    created_at: z.string(),
    kind: z.enum(['order', 'quote', 'mixed']),
    /** `placed` for a quote request. */
    status: z.enum(orderStatuses),
    /** Whether its online payment was broken off: it can be paid, or go back to the cart. */
    broken_off: z.boolean(),
    /** Whether its products went back to the cart, with which it was cancelled. */
    restored: z.boolean(),
  }),
  /** `selected_title` names the method that was chosen, also if it is no longer offered. */
  payment: payment.extend({
    selected_title: z.string(),
    payment_status: z.enum(paymentStatuses),
    /** Null for other methods, and once the order is paid. */
    transfer: transfer.nullable(),
    /** Of an order that is paid afterwards, until it is paid: the days of its term, and the day on which that ends, as above. */
    later: z.object({ days: z.int(), due_date: z.string() }).optional(),
    /** What of it was paid back; missing unless that is a part of it. */
    refunded_incl_tax: cents.optional(),
    /** What was taken off it before it was paid; missing if nothing was. */
    lowered_incl_tax: cents.optional(),
    /** What the bank took back of it, which is owed again; missing if it took nothing, or not all that the shop has. */
    taken_back_incl_tax: cents.optional(),
    /** No money moves in this payment. */
    test: z.boolean(),
  }),
  shipment: cart.shape.shipment,
  /** What was sent, oldest first, without what was taken back. */
  shipments: z.array(shownShipment),
  /** Its invoice and credit notes, oldest first; missing without any. */
  invoices: z.array(z.object({ number: z.string(), kind: z.enum(['invoice', 'credit_note']) })).optional(),
  checkout: cartPart,
  quote: cartPart,
  users: cart.shape.users,
  vies: cart.shape.vies,
  agreement: cart.shape.agreement,
  /** Whether the terms were kept as its buyer agreed with them; missing if not. */
  agreed_terms: z.literal(true).optional(),
  countries: cart.shape.countries,
  /** How the amount payable came about; only where it was asked for, and missing if it cannot be read. */
  explanation: explanation.optional(),
});

export type Order = z.output<typeof order>;
export type Transfer = z.output<typeof transfer>;
export type OrderStatus = (typeof orderStatuses)[number];
export type PaymentStatus = (typeof paymentStatuses)[number];
