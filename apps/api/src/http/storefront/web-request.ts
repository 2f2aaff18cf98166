import type { FastifyRequest } from 'fastify';

/** The address that was asked for; `origin` is the scheme and host the visitor used. */
export function askedUrl({ url }: FastifyRequest, origin: string): URL {
  // Joined as text: `//other.host/` is a path of ours, not another host.
  return new URL(origin + (url.startsWith('/') ? url : '/'));
}

/** The request as the storefront knows requests. */
export function webRequest(request: FastifyRequest, url: URL, signal: AbortSignal): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    // The pseudo headers of HTTP/2 are no headers.
    if (name.startsWith(':') || value === undefined) continue;
    for (const one of Array.isArray(value) ? value : [value]) headers.append(name, one);
  }
  const body =
    Buffer.isBuffer(request.body) && request.body.length > 0 ? new Uint8Array(request.body) : undefined;
  return new Request(url, {
    method: request.method === 'HEAD' ? 'GET' : request.method,
    headers,
    signal,
    ...(body && { body }),
  });
}

/** A signal that tells when the visitor has gone. */
export function goneSignal(request: FastifyRequest): AbortSignal {
  const controller = new AbortController();
  request.raw.once('close', () => {
    if (!request.raw.complete) controller.abort();
  });
  return controller.signal;
}
