import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from './accepted-encoding.ts';
import type { FinishedPage } from './finished-page.ts';

/** Sends a page in an encoding the browser takes, or only that it has not changed. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: FinishedPage): FastifyReply {
  reply.code(page.status).headers(page.headers).header('vary', 'accept-encoding');
  for (const cookie of page.cookies) reply.header('set-cookie', cookie);
  if (page.etag !== '') {
    reply.header('etag', page.etag);
    if (matches(request.headers['if-none-match'], page.etag)) return reply.code(304).send();
  }
  const { encoding, body } = encoded(page, request.headers['accept-encoding'] ?? '');
  if (encoding !== '') reply.header('content-encoding', encoding);
  return reply.send(body);
}

function encoded(page: FinishedPage, accepted: string): { encoding: string; body: Buffer } {
  const encoding = acceptedEncoding(accepted);
  const body = { br: page.brotli, gzip: page.gzip, '': page.body }[encoding];
  return body.length > 0 ? { encoding, body } : { encoding: '', body: page.body };
}

function matches(header: string | undefined, etag: string): boolean {
  return (
    header !== undefined && header.split(',').some((part) => part.trim() === etag || part.trim() === '*')
  );
}
