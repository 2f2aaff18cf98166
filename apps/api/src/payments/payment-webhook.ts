import type { FastifyInstance } from 'fastify';
import type { AppDatabase } from '../db/database.ts';
import { isWebsiteId, withWebsite } from '../db/with-website.ts';
import type { JobQueue } from '../ports/job-queue.ts';
import { PaymentProviderError } from '../ports/payment/payment-provider.ts';
import { WEBHOOK_PATH } from '../ports/payment/payments.ts';
import { reconcile, type ReconcileDeps } from './reconcile.ts';

export interface WebhookOptions extends Omit<ReconcileDeps, 'log'> {
  readonly jobs: JobQueue;
}

/**
 * Where the provider reports that a payment changed. Anyone can send such a report, so only the id is used, and the
 * state is requested from the provider. Responds 200 to every report that it can read. When the provider cannot be
 * reached, a job repeats the request; only an own error is 500, because then a second report helps.
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
    const { provider } = options.payments;
    const id = typeof request.body === 'string' ? provider.reportedId(request.body) : undefined;
    reply.header('cache-control', 'no-store');
    if (id === undefined || !(await mayBeOurs(options.db, website, id))) return reply.send('');
    try {
      await reconcile({ ...options, log: request.log }, website, id);
    } catch (fault) {
      if (!(fault instanceof PaymentProviderError)) throw fault;
      await options.jobs.enqueue({ name: 'reconcile', website_id: website, psp_id: id });
    }
    return reply.send('');
  });
}

/** Whether a report can be about an own payment; for others no request is sent to the provider. */
async function mayBeOurs(db: AppDatabase, website: string, id: string): Promise<boolean> {
  if (!isWebsiteId(website)) return false;
  const attempt = await withWebsite(db, website, (tx) =>
    tx
      .selectFrom('payment_attempts')
      .select('id')
      .where('website_id', '=', website)
      // An attempt has no id when the provider's response to its creation did not arrive.
      .where((is) => is.or([is('psp_id', '=', id), is('psp_id', 'is', null)]))
      .limit(1)
      .executeTakeFirst(),
  );
  return attempt !== undefined;
}
