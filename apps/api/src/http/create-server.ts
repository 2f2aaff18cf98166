import { nl } from '@etalage/texts';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { newId } from '../db/new-id.ts';
import type { ProgramContext } from '../program-context.ts';
import { isSecure } from './bind-endpoint.ts';
import { addHealthRoutes } from './add-health-routes.ts';
import { lazyChild } from './lazy-child.ts';
import { isHost } from './is-host.ts';
import { limitBodyTime } from './limit-body-time.ts';
import { statusOfError } from './status-of-error.ts';
import { countRequests } from './stop-server.ts';

/** Browsers that came over https once come back over https only, for a year; subdomains may be of others. */
const HSTS = 'max-age=31536000';

/** Maximum request body in bytes; bodies of files are not parsed, and their size is checked where they are received. */
export const BODY_LIMIT = 1_048_576;

/**
 * An HTTP server with what storefront and dashboard have in common: a request id (also in the header `x-request-id` of
 * the reply), headers for every reply, one log line per request, a body limit, health routes, and a count of requests for
 * `stopServer`. `proxies` are trusted to say that a visitor came over https.
 */
export function createServer(
  context: Pick<ProgramContext, 'db' | 'log'>,
  name: 'storefront' | 'dashboard',
  proxies = 0,
): FastifyInstance {
  const log = context.log.child({ server: name });
  const loggerInstance: FastifyBaseLogger = log;
  const server = Fastify({
    loggerInstance,
    childLoggerFactory: (_log, bindings, options) => lazyChild(log, bindings, options),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    // For files; limitBodyTime has a shorter timeout for all other bodies.
    requestTimeout: 3_600_000,
    // A proxy may send its own id; anything that is not a plain id is replaced.
    genReqId: (request) => plainId(request.headers['x-request-id']) ?? newId(),
    routerOptions: { maxParamLength: 500 },
  });
  // These hooks use callbacks, because a promise per request would cost more than the hooks themselves.
  server.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    // On every reply, files and calls included: nothing is ever what its content looks like.
    reply.header('x-content-type-options', 'nosniff');
    if (isSecure(request, { proxies })) reply.header('strict-transport-security', HSTS);
    // Everything behind this makes addresses of the host; an address of HTTP/1.0 may have none.
    if (isHost(request.headers.host || 'localhost')) done();
    else reply.code(400).type('text/plain; charset=utf-8').send(nl.website_host_invalid);
  });
  server.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ method: request.method, route, status: reply.statusCode, ms }, 'request');
    done();
  });
  // The only line about a failed request: refusals are not faults of the server.
  server.addHook('onError', async (request, _reply, err) => {
    if (statusOfError(err, request) >= 500)
      request.log.error({ err, requestId: request.id }, 'request failed');
  });
  limitBodyTime(server, 30_000);
  countRequests(server);
  addHealthRoutes(server, context);
  return server;
}

function plainId(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && /^[A-Za-z0-9_-]{8,64}$/.test(header) ? header : undefined;
}
