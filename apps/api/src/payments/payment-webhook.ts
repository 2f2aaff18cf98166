import type { FastifyInstance } from 'fastify';
import { isWebsiteId, withWebsite } from '../db/with-website.ts';
import type { JobQueue } from '../ports/job-queue.ts';
import { PaymentProviderError } from '../ports/payment/payment-provider.ts';
import { WEBHOOK_PATH } from '../ports/payment/payments.ts';
import { reconcile, type ReconcileDeps } from './reconcile.ts';

export interface WebhookOptions extends Omit<ReconcileDeps, 'log'> {
  readonly jobs: JobQueue;
}

/**
 * Where the provider reports that something changed: a form with an id, which anyone can send, so that nothing of it
 * is believed and the provider is asked. Answers 200 for all it understands, and hands an unreachable provider to the
 * job queue; only a fault of our own is 500, because then a second report helps.
 */
export async function paymentWebhook(server: FastifyInstance, options: WebhookOptions): Promise<void> {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, (_request, body, done) =>
    done(null, body),
  );
  server.setErrorHandler<{ statusCode?: number }>(async (err, request, reply) => {
    const status = err.statusCode ?? 500;
    if (status >= 500) request.log.error({ err }, 'payment report failed');
    return reply.code(status).send('');
  });
  server.post<{ Params: { website: string } }>(`${WEBHOOK_PATH}/:website`, async (request, reply) => {
    const { website } = request.params;
    const id = new URLSearchParams(typeof request.body === 'string' ? request.body : '').get('id') ?? '';
    reply.header('cache-control', 'no-store');
    if (!(await mayBeOurs(options, website, id))) return reply.send('');
    try {
      await reconcile({ ...options, log: request.log }, website, id);
    } catch (fault) {
      if (!(fault instanceof PaymentProviderError)) throw fault;
      await options.jobs.enqueue({ name: 'reconcile', website_id: website, psp_id: id });
    }
    return reply.send('');
  });
}

/** Whether a report can be about a payment of ours; others are not worth a question to the provider. */
async function mayBeOurs({ db, payments }: WebhookOptions, website: string, id: string): Promise<boolean> {
  if (!isWebsiteId(website) || !payments.provider.isPaymentId(id)) return false;
  const attempt = await withWebsite(db, website, (tx) =>
    tx
      .selectFrom('payment_attempts')
      .select('id')
      .where('website_id', '=', website)
      // An attempt without an id: the provider's answer to its creation may never have reached us.
      .where((is) => is.or([is('psp_id', '=', id), is('psp_id', 'is', null)]))
      .limit(1)
      .executeTakeFirst(),
  );
  return attempt !== undefined;
}
