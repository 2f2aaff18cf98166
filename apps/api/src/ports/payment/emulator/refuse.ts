import type { FastifyReply, FastifyRequest } from 'fastify';
import { mollieError } from './emulator-reply.ts';

/** The key with which a caller repeats a request; a long one is ignored. */
export function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  return typeof key === 'string' && key.length <= 200 ? key : undefined;
}

/** Answers with an error in Mollie's format. */
export function refuse(
  reply: FastifyReply,
  status: number,
  title: string,
  detail: string,
  field?: string,
): FastifyReply {
  return reply
    .code(status)
    .type('application/hal+json')
    .send(mollieError(status, title, detail, field));
}
