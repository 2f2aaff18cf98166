import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts';
import type { FinishedPage } from './finish-page.ts';

/** Sends a page in an encoding that the browser accepts, or 304 when it has not changed. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: FinishedPage): FastifyReply {
  reply.code(page.status).headers(page.headers).header('vary', 'accept-encoding');
  for (const cookie of page.cookies) reply.header('set-cookie', cookie);
  if (page.etag !== '') {
    reply.header('etag', page.etag);
    if (matches(request.headers['if-none-match'], page.etag)) return reply.code(304).send();
  }
  const offered = Object.keys(page.encoded) as Encoding[];
  const encoding = acceptedEncoding(request.headers['accept-encoding'] ?? '', offered);
  if (encoding === '') return reply.send(page.body);
  return reply.header('content-encoding', encoding).send(page.encoded[encoding]);
}

function matches(header: string | undefined, etag: string): boolean {
  return (
    header !== undefined && header.split(',').some((part) => part.trim() === etag || part.trim() === '*')
  );
}
