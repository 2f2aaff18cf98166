import type { EmulatedPayment } from './emulator-payments.ts';

/**
 * A payment in Mollie's format, with the fields that any client may rely on. The payment page is on the host of the
 * payer, under the emulator's own prefix.
 */
export function mollieReply(payment: EmulatedPayment, prefix: string): Record<string, unknown> {
  const publicUrl = new URL(payment.redirect_url).origin + prefix;
  const payable = payment.status === 'open';
  return {
    resource: 'payment',
    id: payment.id,
    mode: 'test',
    createdAt: payment.created_at.toISOString(),
    status: payment.status,
    isCancelable: false,
    amount: payment.amount,
    amountRefunded: { currency: payment.amount.currency, value: payment.amount_refunded },
    amountChargedBack: { currency: payment.amount.currency, value: payment.amount_charged_back },
    description: payment.description,
    method: payment.method,
    metadata: payment.metadata,
    sequenceType: 'oneoff',
    redirectUrl: payment.redirect_url,
    ...(payment.webhook_url ? { webhookUrl: payment.webhook_url } : {}),
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

/** An error in Mollie's format. */
export function mollieError(
  status: number,
  title: string,
  detail: string,
  field?: string,
): Record<string, unknown> {
  return { status, title, detail, ...(field ? { field } : {}) };
}
