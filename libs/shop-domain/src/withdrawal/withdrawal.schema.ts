import { z } from 'zod';
import { MAX_CART_LINES } from '../max-cart-lines.ts';
import { MAX_QUANTITY } from '../product-mode/quantity.ts';

/** Most characters of the name of who withdraws, and of the number and the e-mail of the order. */
export const MAX_WITHDRAWAL_TEXT = 200;

/** Pieces of a line of an order, by its place, from which its buyer withdraws; none of a line that is kept. */
export const withdrawnPieces = z
  .array(z.object({ position: z.int().min(1).max(MAX_CART_LINES), pieces: z.int().min(0).max(MAX_QUANTITY) }))
  .max(MAX_CART_LINES);

/** Most withdrawals from one order through the page: each is mailed twice, and nobody needs one for every piece. */
export const MAX_WITHDRAWALS = 20;

/** Why nobody can withdraw from an order through the page; '' if they can. */
export const withdrawalObstacles = [
  '',
  'company',
  'cancelled',
  'excluded',
  'over',
  'nothing_left',
  'too_often',
] as const;

/** How far the people of the shop are with a withdrawal. */
export const withdrawalStates = ['received', 'returned', 'paid_back', 'refused'] as const;

/** Most characters of the reason for which one is refused. */
export const MAX_WITHDRAWAL_REASON = 500;

export type WithdrawalState = (typeof withdrawalStates)[number];
export type WithdrawnPieces = z.output<typeof withdrawnPieces>;
export type WithdrawalObstacle = (typeof withdrawalObstacles)[number];
