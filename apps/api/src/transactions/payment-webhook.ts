import type { FastifyInstance } from 'fastify';
import { isWebsiteId } from '../db/with-website.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
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
  server.post<{ Params: { website: string } }>(`${WEBHOOK_PATH}/:website`, async (request, reply) => {
    const { website } = request.params;
    const id = new URLSearchParams(typeof request.body === 'string' ? request.body : '').get('id') ?? '';
    reply.header('cache-control', 'no-store');
    if (!isWebsiteId(website) || !/^tr_\w{1,100}$/.test(id)) return reply.send('');
    try {
      await reconcile({ ...options, log: request.log }, website, id);
    } catch (fault) {
      if (!(fault instanceof PaymentProviderError)) throw fault;
      await options.jobs.enqueue({ name: 'reconcile', website_id: website, psp_id: id });
    }
    return reply.send('');
  });
}
