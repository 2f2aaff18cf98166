import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { newId } from '../db/new-id.ts';
import type { ProgramContext } from '../program-context.ts';
import { addHealthRoutes } from './add-health-routes.ts';
import { lazyChild } from './lazy-child.ts';
import { limitBodyTime } from './limit-body-time.ts';
import { countRequests } from './stop-server.ts';

/** Maximum request body in bytes; bodies of files are not parsed, and their size is checked where they are received. */
export const BODY_LIMIT = 1_048_576;

/**
 * An HTTP server with what storefront and dashboard have in common: a request id (also in the header `x-request-id` of
 * the reply), one log line per request, a body limit, health routes, and a count of requests for `stopServer`.
 */
export function createServer(
  context: Pick<ProgramContext, 'db' | 'log'>,
  name: 'storefront' | 'dashboard',
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
    done();
  });
  server.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ method: request.method, route, status: reply.statusCode, ms }, 'request');
    done();
  });
  server.addHook('onError', async (request, _reply, err) => {
    if ((err.statusCode ?? 500) >= 500) request.log.error({ err }, 'request failed');
  });
  limitBodyTime(server, 30_000);
  countRequests(server);
  addHealthRoutes(server, context);
  return server;
}

function plainId(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && /^[A-Za-z0-9_-]{8,64}$/.test(header) ? header : undefined;
}
