import type { FastifyRequest } from 'fastify';

/** The address of a request; `origin` is the scheme and host that the visitor used. */
export function requestedUrl({ url }: FastifyRequest, origin: string): URL {
  // Joined as text, so that `//other.host/` is a path of this site and not another host.
  return new URL(origin + (url.startsWith('/') ? url : '/'));
}

/** A request in the form that the storefront uses. */
export function webRequest(request: FastifyRequest, url: URL, signal: AbortSignal): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    // The pseudo headers of HTTP/2 are not headers.
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

/** A signal that aborts when the connection closes before the request is complete. */
export function closeSignal(request: FastifyRequest): AbortSignal {
  const controller = new AbortController();
  request.raw.once('close', () => {
    if (!request.raw.complete) controller.abort();
  });
  return controller.signal;
}
