import type { PaymentStatus } from '../schema/order.schema.ts';

/** What an owner filters payments by: statuses that ask the same of a shop are one group. */
export const paymentGroups = {
  none: [''],
  open: ['open', 'pending', 'authorized'],
  paid: ['paid'],
  failed: ['expired', 'failed', 'canceled'],
  refunded: ['refunded', 'partially_refunded'],
  charged_back: ['charged_back'],
} as const satisfies Record<string, readonly PaymentStatus[]>;

export type PaymentGroup = keyof typeof paymentGroups;
export const paymentGroupNames = [
  'none',
  'open',
  'paid',
  'failed',
  'refunded',
  'charged_back',
] as const satisfies readonly PaymentGroup[];
