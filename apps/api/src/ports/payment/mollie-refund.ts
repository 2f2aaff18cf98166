import { z } from 'zod';
import { refundStatuses } from '../../db/tables/refund-status.ts';
import { mollieAmount, parseMollieAmount } from './mollie-amount.ts';
import type { ProviderRefund } from './payment-provider.ts';

const reference = z.object({ refund_id: z.string(), attempt: z.int() });

/** The fields of Mollie's refund object that we use; all others are ignored. */
export const mollieRefund = z.object({
  id: z.string().min(1),
  status: z.enum(refundStatuses),
  amount: mollieAmount,
  metadata: z.unknown(),
});

/** Mollie's refund as the type of the port. `reference` is undefined when the metadata is not ours. */
export function fromMollieRefund(refund: z.infer<typeof mollieRefund>): ProviderRefund {
  const ours = reference.safeParse(refund.metadata);
  return {
    id: refund.id,
    status: refund.status,
    amount: parseMollieAmount(refund.amount),
    reference: ours.success ? ours.data : undefined,
  };
}
