import { formatMollieAmount } from './mollie-amount.ts';
import { callMollie, type MollieConnection } from './call-mollie.ts';
import { fromMolliePayment, mollieMethods, molliePayment } from './mollie-payment.ts';
import { fromMollieRefund, mollieRefund } from './mollie-refund.ts';
import { type NewPayment, type PaymentProvider, PaymentProviderError } from './payment-provider.ts';

/** Mollie's Payments interface (v2) as our payment port; also speaks to the emulator, which follows the same protocol. */
export function mollieProvider(connection: MollieConnection): PaymentProvider {
  return {
    async create(payment) {
      const reply = await callMollie(
        connection,
        {
          websiteId: payment.reference.website_id,
          path: '/v2/payments',
          body: creationOf(payment),
          idempotencyKey: payment.idempotencyKey,
        },
        molliePayment,
      );
      if (!reply) throw new PaymentProviderError('Mollie has no payments here', false);
      return fromMolliePayment(reply);
    },
    get: (websiteId, id) => getPayment(connection, websiteId, id),
    cancel: (websiteId, id) => cancelPayment(connection, websiteId, id),
    async refund({ websiteId, paymentId, idempotencyKey, ...refund }) {
      const body = {
        amount: formatMollieAmount(refund.amount, refund.currency),
        description: refund.description,
        metadata: refund.reference,
      };
      const path = `/v2/payments/${encodeURIComponent(paymentId)}/refunds`;
      const reply = await callMollie(connection, { websiteId, path, body, idempotencyKey }, mollieRefund);
      if (!reply) throw new PaymentProviderError('Mollie does not know the payment', false);
      return fromMollieRefund(reply);
    },
    async methods(websiteId, amount) {
      const query = new URLSearchParams({ locale: 'nl_NL', resource: 'payments' });
      if (amount !== undefined) {
        const { currency, value } = formatMollieAmount(amount);
        query.set('amount[currency]', currency);
        query.set('amount[value]', value);
      }
      const reply = await callMollie(
        connection,
        { websiteId, path: `/v2/methods?${query.toString()}` },
        mollieMethods,
      );
      return (reply?._embedded.methods ?? []).map(({ id, description, image }) => ({
        id,
        title: description,
        image: image?.svg ?? image?.size1x ?? '',
      }));
    },
    reportedId(body) {
      const id = new URLSearchParams(body).get('id') ?? '';
      return /^tr_\w{1,100}$/.test(id) ? id : undefined;
    },
  };
}

async function getPayment(connection: MollieConnection, websiteId: string, id: string) {
  const path = `/v2/payments/${encodeURIComponent(id)}?embed=refunds`;
  const reply = await callMollie(connection, { websiteId, path }, molliePayment);
  return reply && fromMolliePayment(reply);
}

/** Mollie refuses to end what was paid or ended meanwhile; its state then says what happened. */
async function cancelPayment(connection: MollieConnection, websiteId: string, id: string) {
  const path = `/v2/payments/${encodeURIComponent(id)}`;
  try {
    const reply = await callMollie(connection, { websiteId, path, method: 'DELETE' }, molliePayment);
    return reply && fromMolliePayment(reply);
  } catch (fault) {
    if (!(fault instanceof PaymentProviderError) || fault.temporary) throw fault;
    return getPayment(connection, websiteId, id);
  }
}

function creationOf(payment: NewPayment): Record<string, unknown> {
  return {
    amount: formatMollieAmount(payment.amount, payment.currency),
    description: payment.description,
    redirectUrl: payment.redirectUrl,
    ...(payment.webhookUrl ? { webhookUrl: payment.webhookUrl } : {}),
    method: payment.method,
    locale: 'nl_NL',
    metadata: payment.reference,
  };
}
