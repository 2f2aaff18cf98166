import type { FastifyInstance } from 'fastify';
import { withWebsite } from '../../../db/with-website.ts';
import { websiteOfKey } from './emulator-key.ts';
import { isCancelable } from './emulator-methods.ts';
import type { EmulatorOptions } from './emulator-options.ts';
import { changeEmulated, findEmulated } from './emulator-payments.ts';
import { mollieReply } from './emulator-reply.ts';
import { refuse } from './refuse.ts';

/** The emulator's call that ends a payment which nobody has paid yet. */
export function addCancellation(server: FastifyInstance, options: EmulatorOptions): void {
  server.delete<{ Params: { id: string } }>('/v2/payments/:id', async (request, reply) => {
    const websiteId = await websiteOfKey(options.db, request.headers.authorization);
    if (!websiteId)
      return refuse(reply, 401, 'Unauthorized Request', 'Missing authentication, or failed to authenticate');
    const { id } = request.params;
    const answer = await withWebsite(options.db, websiteId, async (tx) => {
      const payment = await findEmulated(tx, websiteId, id);
      if (!payment) return 'unknown';
      if (!isCancelable(payment)) return 'refused';
      return changeEmulated(tx, payment, { status: 'canceled' });
    });
    if (answer === 'unknown') return refuse(reply, 404, 'Not Found', `No payment exists with token ${id}.`);
    if (answer === 'refused')
      return refuse(reply, 422, 'Unprocessable Entity', 'The payment is not cancelable');
    return reply.type('application/hal+json').send(mollieReply(answer, server.prefix));
  });
}
