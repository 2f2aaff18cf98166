import { type Audience, endpoints } from '@etalage/api-contract';
import type { FastifyError, FastifyInstance } from 'fastify';
import { refusalOf, unreadable } from '../calls/answer-call.ts';
import { ApiError } from '../calls/api-error.ts';
import { type HttpOptions, bindEndpoint, send } from './bind-endpoint.ts';
import type { EndpointServer } from '../calls/endpoint-server.ts';
import type { EndpointName } from '../calls/rate-limits.ts';

export interface RegisterOptions extends HttpOptions {
  /** The storefront's address answers visitor calls, the dashboard's owner calls; internal ones are never on HTTP. */
  readonly audience: Exclude<Audience, 'internal'>;
}

/** Puts all calls of one audience under `/api`; anything else there is answered `not_found`, never with a page. */
export async function registerEndpoints(
  app: FastifyInstance,
  server: EndpointServer,
  options: RegisterOptions,
): Promise<void> {
  await app.register(
    async (api) => {
      acceptOnlyJson(api);
      api.addHook('onSend', (_request, reply, _payload, done) => {
        reply.header('cache-control', 'no-store');
        done();
      });
      api.setErrorHandler<FastifyError>(async (error, request, reply) => {
        const known = refusalOfTransport(error);
        if (!known) request.log.error({ err: error, requestId: request.id }, 'call failed');
        const host = request.headers.host ?? '';
        const website = await server.websites.byHost(host).catch(() => undefined);
        return send(reply, refusalOf(known ?? new ApiError('internal'), website));
      });
      // A route and no not-found handler: pages answer every other path, and must not see these.
      api.all('/*', async (_request, reply) => send(reply, refusalOf(new ApiError('not_found'))));
      for (const name of Object.keys(endpoints) as EndpointName[]) {
        if (endpoints[name].audience === options.audience) bindEndpoint(api, server, name, options);
      }
    },
    { prefix: '/api' },
  );
}

/** Other content types could be sent by any page without asking the browser first. */
function acceptOnlyJson(api: FastifyInstance): void {
  const parseJson = api.getDefaultJsonParser('error', 'error');
  api.removeAllContentTypeParsers();
  api.addContentTypeParser('application/json', { parseAs: 'string' }, parseJson);
}

function refusalOfTransport(error: FastifyError): ApiError | undefined {
  if (error.statusCode === 413) return new ApiError('payload_too_large');
  const isTheirs = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500;
  return isTheirs ? unreadable() : undefined;
}
