import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { withWebsite } from '../../../db/with-website.ts';
import { mollieAmount } from '../mollie-amount.ts';
import { websiteOfKey } from './emulator-key.ts';
import type { EmulatorOptions } from './emulator-options.ts';
import { createEmulated, findEmulated } from './emulator-payments.ts';
import { findEmulatedRefunds } from './emulator-refunds.ts';
import { mollieReply } from './emulator-reply.ts';
import { emulatedMethods } from './emulator-methods.ts';
import { addPayPage } from './add-pay-page.ts';
import { addCancellation } from './add-cancellation.ts';
import { addRefunds } from './add-refunds.ts';
import { idempotencyKeyOf, refuse } from './refuse.ts';

const creation = z.object({
  amount: mollieAmount,
  description: z.string().min(1).max(255),
  redirectUrl: z.url({ protocol: /^https?$/ }),
  webhookUrl: z.url({ protocol: /^https?$/ }).optional(),
  method: z.string().max(50).nullish(),
  locale: z.string().optional(),
  metadata: z.unknown(),
});

/**
 * A payment provider for development and tests: speaks Mollie's protocol over real HTTP, with its own pay page, and
 * keeps its payments in PostgreSQL. Mounted under a prefix of the storefront when no provider is set.
 */
export async function paymentEmulator(server: FastifyInstance, options: EmulatorOptions): Promise<void> {
  server.post('/v2/payments', async (request, reply) => {
    const websiteId = await websiteOfKey(options.db, request.headers.authorization);
    if (!websiteId)
      return refuse(reply, 401, 'Unauthorized Request', 'Missing authentication, or failed to authenticate');
    const parsed = creation.safeParse(request.body);
    if (!parsed.success) {
      const issue = parsed.error.issues[0];
      return refuse(reply, 422, 'Unprocessable Entity', issue?.message ?? '', issue?.path.join('.'));
    }
    const payment = await withWebsite(options.db, websiteId, (tx) =>
      createEmulated(tx, websiteId, parsed.data, idempotencyKeyOf(request)),
    );
    return reply.code(201).type('application/hal+json').send(mollieReply(payment, server.prefix));
  });

  server.get<{ Params: { id: string } }>('/v2/payments/:id', async (request, reply) => {
    const websiteId = await websiteOfKey(options.db, request.headers.authorization);
    if (!websiteId)
      return refuse(reply, 401, 'Unauthorized Request', 'Missing authentication, or failed to authenticate');
    const found = await withWebsite(options.db, websiteId, async (tx) => {
      const payment = await findEmulated(tx, websiteId, request.params.id);
      return payment && { payment, refunds: await findEmulatedRefunds(tx, payment) };
    });
    if (!found) return refuse(reply, 404, 'Not Found', `No payment exists with token ${request.params.id}.`);
    return reply.type('application/hal+json').send(mollieReply(found.payment, server.prefix, found.refunds));
  });

  server.get('/v2/methods', async (request, reply) => {
    const websiteId = await websiteOfKey(options.db, request.headers.authorization);
    if (!websiteId)
      return refuse(reply, 401, 'Unauthorized Request', 'Missing authentication, or failed to authenticate');
    return reply.type('application/hal+json').send(emulatedMethods());
  });

  server.get('/v2/profiles/me', async (request, reply) => {
    const websiteId = await websiteOfKey(options.db, request.headers.authorization);
    if (!websiteId)
      return refuse(reply, 401, 'Unauthorized Request', 'Missing authentication, or failed to authenticate');
    const profile = { resource: 'profile', id: `pfl_${websiteId}`, name: 'Testaccount' };
    return reply.type('application/hal+json').send(profile);
  });

  addCancellation(server, options);
  addRefunds(server, options);
  addPayPage(server, options);
}
