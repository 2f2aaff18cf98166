import type { EmulatedPayment } from './emulator-payments.ts';
import { isCancelable } from './emulator-methods.ts';
import { type EmulatedRefund, refundedAmount } from './emulator-refunds.ts';

/**
 * A payment in Mollie's format, with the fields that any client may rely on. The payment page is on the host of the
 * payer, under the emulator's own prefix.
 */
export function mollieReply(
  payment: EmulatedPayment,
  prefix: string,
  refunds: readonly EmulatedRefund[] = [],
): Record<string, unknown> {
  const publicUrl = new URL(payment.redirect_url).origin + prefix;
  const payable = payment.status === 'open';
  return {
    resource: 'payment',
    id: payment.id,
    mode: 'test',
    createdAt: payment.created_at.toISOString(),
    status: payment.status,
    isCancelable: isCancelable(payment),
    amount: payment.amount,
    amountRefunded: refundedAmount(payment, refunds),
    amountChargedBack: { currency: payment.amount.currency, value: payment.amount_charged_back },
    description: payment.description,
    method: payment.method,
    metadata: payment.metadata,
    sequenceType: 'oneoff',
    redirectUrl: payment.redirect_url,
    ...(payment.webhook_url ? { webhookUrl: payment.webhook_url } : {}),
    _embedded: { refunds: refunds.map(refundReply) },
    _links: {
      self: { href: `${publicUrl}/v2/payments/${payment.id}`, type: 'application/hal+json' },
      ...(payable
        ? {
            checkout: { href: `${publicUrl}/betalen/${payment.website_id}/${payment.id}`, type: 'text/html' },
          }
        : {}),
    },
  };
}

/** A refund in Mollie's format. */
export function refundReply(refund: EmulatedRefund): Record<string, unknown> {
  const { id, payment_id: paymentId, status, amount, metadata, created_at } = refund;
  return { resource: 'refund', id, paymentId, status, amount, metadata, createdAt: created_at.toISOString() };
}

/** An error in Mollie's format. */
export function mollieError(
  status: number,
  title: string,
  detail: string,
  field?: string,
): Record<string, unknown> {
  return { status, title, detail, ...(field ? { field } : {}) };
}
