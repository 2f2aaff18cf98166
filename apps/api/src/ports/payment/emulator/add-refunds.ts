import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { withWebsite } from '../../../db/with-website.ts';
import { mollieAmount } from '../mollie-amount.ts';
import { websiteOfKey } from './emulator-key.ts';
import type { EmulatorOptions } from './emulator-options.ts';
import { findEmulated } from './emulator-payments.ts';
import { createEmulatedRefund, takeRefundAnswer } from './emulator-refunds.ts';
import { refundReply } from './emulator-reply.ts';
import { idempotencyKeyOf, refuse } from './refuse.ts';

const creation = z.object({
  amount: mollieAmount,
  description: z.string().max(255).optional(),
  metadata: z.unknown(),
});

/** The emulator's call that pays back a payment. */
export function addRefunds(server: FastifyInstance, options: EmulatorOptions): void {
  server.post<{ Params: { id: string } }>('/v2/payments/:id/refunds', async (request, reply) => {
    const websiteId = await websiteOfKey(options.db, request.headers.authorization);
    if (!websiteId)
      return refuse(reply, 401, 'Unauthorized Request', 'Missing authentication, or failed to authenticate');
    const parsed = creation.safeParse(request.body);
    if (!parsed.success)
      return refuse(reply, 422, 'Unprocessable Entity', 'The amount is not valid', 'amount');
    const answer = await withWebsite(options.db, websiteId, async (tx) => {
      const payment = await findEmulated(tx, websiteId, request.params.id);
      if (!payment) return { problem: 'unknown' as const };
      const scripted = await takeRefundAnswer(tx, payment);
      if (scripted === 'down' || scripted === 'refused') return { problem: scripted };
      const refund = await createEmulatedRefund(tx, payment, parsed.data, idempotencyKeyOf(request));
      if (!refund) return { problem: 'too much' as const };
      return scripted === 'lost' ? { problem: 'down' as const } : { refund };
    });
    if (answer.refund) return reply.code(201).type('application/hal+json').send(refundReply(answer.refund));
    if (answer.problem === 'down')
      return refuse(reply, 503, 'Service Unavailable', 'The service is temporarily unavailable');
    if (answer.problem === 'unknown')
      return refuse(reply, 404, 'Not Found', `No payment exists with token ${request.params.id}.`);
    if (answer.problem === 'refused')
      return refuse(reply, 422, 'Unprocessable Entity', 'The payment method does not support refunds');
    return refuse(reply, 422, 'Unprocessable Entity', 'The amount is higher than the maximum', 'amount');
  });
}
