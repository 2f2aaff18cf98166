import { z } from 'zod';
import { mollieAmount, parseMollieAmount } from './mollie-amount.ts';
import { providerStatuses } from '../../db/tables/provider-status.ts';
import { fromMollieRefund, mollieRefund } from './mollie-refund.ts';
import type { ProviderPayment } from './payment-provider.ts';

const reference = z.object({ website_id: z.string(), order_id: z.string(), attempt_id: z.string() });
const link = z.object({ href: z.string() });

/** The fields of Mollie's payment object that we use; all others are ignored. */
export const molliePayment = z.object({
  id: z.string().min(1),
  status: z.enum(providerStatuses),
  isCancelable: z.boolean().optional(),
  amount: mollieAmount,
  amountRefunded: mollieAmount.optional(),
  amountChargedBack: mollieAmount.optional(),
  metadata: z.unknown(),
  /** Of a payment that was requested with them. */
  _embedded: z.object({ refunds: z.array(mollieRefund).optional() }).optional(),
  _links: z.object({ checkout: link.nullish() }).optional(),
});

export const mollieMethods = z.object({
  _embedded: z.object({
    methods: z.array(
      z.object({
        id: z.string(),
        description: z.string(),
        image: z.object({ svg: z.string().optional(), size1x: z.string().optional() }).optional(),
      }),
    ),
  }),
});

/** Mollie's payment as the type of the port. `reference` is undefined when the metadata is not ours. */
export function fromMolliePayment(payment: z.infer<typeof molliePayment>): ProviderPayment {
  const ours = reference.safeParse(payment.metadata);
  const refunds = (payment._embedded?.refunds ?? []).map(fromMollieRefund);
  const refunded = payment.amountRefunded ? parseMollieAmount(payment.amountRefunded) : 0;
  return {
    id: payment.id,
    status: payment.status,
    amount: parseMollieAmount(payment.amount),
    currency: payment.amount.currency,
    refunded: refunds.length > 0 ? paidBack(refunds) : refunded,
    refunds,
    chargedBack: payment.amountChargedBack ? parseMollieAmount(payment.amountChargedBack) : 0,
    reference: ours.success ? ours.data : undefined,
    checkoutUrl: payment._links?.checkout?.href ?? '',
    isCancelable: payment.isCancelable ?? false,
  };
}

/**
 * What refunds really paid back: Mollie's own total also counts those that are on their way, of which one may still fail.
 */
function paidBack(refunds: ProviderPayment['refunds']): number {
  return refunds.reduce((sum, { status, amount }) => (status === 'refunded' ? sum + amount : sum), 0);
}
