import { z } from 'zod';
import { cart, cartPart, payment } from './cart.schema.ts';

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

/** An order or accepted quote request as its customer sees it (API-19, ORD-26). */
export const order = z.object({
  order: z.object({ number: z.string(), created_at: z.string(), kind: z.enum(['order', 'quote', 'mixed']) }),
  payment: payment.extend({ payment_status: z.enum(paymentStatuses) }),
  shipment: cart.shape.shipment,
  checkout: cartPart,
  quote: cartPart,
  users: cart.shape.users,
  vies: cart.shape.vies,
  agreement: cart.shape.agreement,
  countries: cart.shape.countries,
});

export type Order = z.output<typeof order>;
export type PaymentStatus = (typeof paymentStatuses)[number];
