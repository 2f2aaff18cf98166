import { withdrawnPieces } from '@etalage/shop-domain/schema';
import { z } from 'zod';
import { withdrawableOrder, withdrawOrder } from './withdraw-order.ts';

/** What the page of withdrawals knows, step by step: who asks, which order, what was chosen, and the receipt. */
export const withdrawalSteps = z.object({
  name: z.string(),
  number: z.string(),
  email: z.string(),
  /** Once number and e-mail belong together. */
  order: withdrawableOrder.optional(),
  /** Once it was chosen what is withdrawn; waits for confirmation. */
  chosen: withdrawnPieces.optional(),
  receipt: withdrawOrder.response.optional(),
});

export type WithdrawalSteps = z.output<typeof withdrawalSteps>;
