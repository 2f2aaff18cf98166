import { type Audience, endpoints } from '@etalage/api-contract';
import type { FastifyError, FastifyInstance } from 'fastify';
import { refusalOf, unreadable } from '../calls/answer-call.ts';
import { ApiError } from '../calls/api-error.ts';
import { type HttpOptions, bindEndpoint, send } from './bind-endpoint.ts';
import type { EndpointServer } from '../calls/endpoint-server.ts';
import type { EndpointName } from '../calls/rate-limits.ts';

export interface RegisterOptions extends HttpOptions {
  /** `visitor` on the storefront's address, `owner` on the dashboard's; internal endpoints are never on HTTP. */
  readonly audience: Exclude<Audience, 'internal'>;
}

/** Registers all endpoints of one audience under `/api`; other paths there return `not_found`, never a page. */
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
        const host = request.headers.host ?? '';
        const website = await server.websites.byHost(host).catch(() => undefined);
        return send(reply, refusalOf(known ?? new ApiError('internal'), website));
      });
      // A route instead of a not-found handler, because the pages have a route for every other path.
      api.all('/*', async (_request, reply) => send(reply, refusalOf(new ApiError('not_found'))));
      for (const name of Object.keys(endpoints) as EndpointName[]) {
        if (endpoints[name].audience === options.audience) bindEndpoint(api, server, name, options);
      }
    },
    { prefix: '/api' },
  );
}

/** Accepts JSON only: any page can send other content types without a preflight request. */
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
