import type { RuleTextKey } from '../rule-text.ts';
import { type ListedFacts, maySend } from './order-part.ts';

/** Which pieces a packing slip lists: those that are not sent yet, or all that was ordered. */
export const packedPieces = ['left', 'all'] as const;
export type PackedPieces = (typeof packedPieces)[number];

/**
 * Why an order is left out when all that is left of several orders is sent at once; null if it is sent. Stricter than for
 * one order: nobody looks at each, so what waits for its money stays here.
 */
export function sendAllProblem(order: ListedFacts): RuleTextKey | null {
  if (order.kind === 'quote') return 'order_bulk_quote';
  if (order.status === 'cancelled') return 'order_bulk_cancelled';
  if (order.sent === 'all') return 'order_bulk_sent';
  return maySend(order) ? null : 'order_bulk_unpaid';
}

/** Why there is no packing slip with these pieces of an order; null if there is one. */
export function packingSlipProblem(
  { kind, status, sent }: Pick<ListedFacts, 'kind' | 'status' | 'sent'>,
  pieces: PackedPieces,
): RuleTextKey | null {
  if (kind === 'quote') return 'order_bulk_quote';
  if (status === 'cancelled') return 'order_bulk_cancelled';
  return pieces === 'left' && sent === 'all' ? 'order_bulk_sent' : null;
}
