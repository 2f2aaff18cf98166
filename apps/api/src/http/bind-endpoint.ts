import { type ErrorBody, endpoints } from '@etalage/api-contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerCall, refusalOf } from '../calls/answer-call.ts';
import { ApiError } from '../calls/api-error.ts';
import { clientAddress } from '../calls/client-address.ts';
import { parseCookie } from 'cookie';
import { formatCookie } from '../calls/cookies.ts';
import type { EndpointServer, IncomingCall } from '../calls/endpoint-server.ts';
import type { Cookies } from '../calls/handler-context.ts';
import type { EndpointName } from '../calls/rate-limits.ts';

/** Settings of calls over HTTP, in addition to the endpoints. */
export interface HttpOptions {
  /** Trusted proxies in front of this process (TRUST_PROXY). */
  readonly proxies: number;
}

/** Maximum body of a call in bytes: visitors send typed text, owners save documents. */
const BODY_LIMITS = { visitor: 128 * 1024, owner: 4 * 1024 * 1024, internal: 0 };

/** Registers one endpoint at its path; only this code knows both HTTP and the contract. `api` has the prefix `/api`. */
export function bindEndpoint(
  api: FastifyInstance,
  server: EndpointServer,
  name: EndpointName,
  options: HttpOptions,
): void {
  const { path, audience } = endpoints[name];
  api.post(path.slice('/api'.length), { bodyLimit: BODY_LIMITS[audience] }, async (request, reply) => {
    if (audience === 'owner' && !isSameOrigin(request, options))
      return send(reply, refusalOf(new ApiError('forbidden')));
    const result = await answerCall(server, name, callOf(request, reply, options));
    return result.ok ? reply.send(result.data) : send(reply, result);
  });
}

/** Sends a refusal with its status and headers. */
export function send(reply: FastifyReply, refused: { status: number; error: ErrorBody }): FastifyReply {
  const { retry_after: seconds } = refused.error;
  if (seconds !== undefined) reply.header('retry-after', String(seconds));
  return reply.code(refused.status).send(refused.error);
}

function callOf(request: FastifyRequest, reply: FastifyReply, options: HttpOptions): IncomingCall {
  return {
    body: request.body,
    website: { host: request.headers.host ?? '' },
    ...visitorOf(request, options),
    requestId: request.id,
    idempotencyKey: headerOf(request, 'idempotency-key')?.slice(0, 100) || undefined,
    cookies: cookiesOf(request, reply, options),
    userAgent: headerOf(request, 'user-agent')?.slice(0, 500) ?? '',
    log: request.log,
  };
}

/** The network address and origin of a request, for pages that call endpoints in-process. */
export function visitorOf(
  request: FastifyRequest,
  options: HttpOptions,
): { address: string; origin: string } {
  const forwardedFor = headerOf(request, 'x-forwarded-for');
  return {
    address: clientAddress(request.socket.remoteAddress ?? '', forwardedFor, options.proxies),
    origin: originOf(request, options),
  };
}

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value.join(',') : value;
}

/** Scheme and host of the address that the visitor uses. */
function originOf(request: FastifyRequest, options: HttpOptions): string {
  return `${isSecure(request, options) ? 'https' : 'http'}://${request.headers.host || 'localhost'}`;
}

/** Whether the visitor came over https, to this server or to the trusted proxy in front of it. */
export function isSecure(request: FastifyRequest, { proxies }: HttpOptions): boolean {
  const forwarded = proxies > 0 ? headerOf(request, 'x-forwarded-proto') : undefined;
  return forwarded ? forwarded.split(',').at(-1)?.trim() === 'https' : request.protocol === 'https';
}

/** Browsers send Origin with every POST, so a request without it does not come from an own page. */
function isSameOrigin(request: FastifyRequest, options: HttpOptions): boolean {
  return request.headers.origin === originOf(request, options);
}

/** The cookies of a request; those that are set are sent with its reply. */
export function cookiesOf(request: FastifyRequest, reply: FastifyReply, options: HttpOptions): Cookies {
  // For equal names the first one is used: browsers send the cookie with the longest path first.
  const sent = parseCookie(request.headers.cookie ?? '');
  const secure = isSecure(request, options);
  return {
    get: (name) => sent[name],
    set: (name, value, cookie) => {
      reply.header('set-cookie', formatCookie(name, value, secure, cookie));
    },
  };
}
