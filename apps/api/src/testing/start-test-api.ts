import { type Endpoint, type ErrorBody, endpoints } from '@etalage/api-contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import { type EndpointServerOptions, createEndpointServer } from '../calls/create-endpoint-server.ts';
import type { EndpointServer } from '../calls/endpoint-server.ts';
import type { EndpointName } from '../calls/rate-limits.ts';
import { registerEndpoints } from '../http/register-endpoints.ts';
import type { Ports } from '../ports/ports.ts';
import type { TestDatabase } from './create-test-database.ts';

/** A reply as the caller receives it. */
export interface TestReply {
  readonly status: number;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- parsed JSON, which tests look into freely
  readonly body: any;
  /** Without the moment of the reply. */
  readonly headers: Record<string, unknown>;
}

export interface CallOptions {
  /** Host header; selects the website with this host name. */
  readonly host?: string;
  /** Network address of the visitor; by default a new one for each call, so that no rate limit is reached. */
  readonly address?: string;
  readonly headers?: Record<string, string>;
}

export interface TestApi {
  readonly app: FastifyInstance;
  readonly server: EndpointServer;
  /** Posts a JSON body to an endpoint. */
  call(name: EndpointName, body: unknown, options?: CallOptions): Promise<TestReply>;
  /** Posts any text to any path. */
  post(path: string, payload: string | undefined, options?: CallOptions): Promise<TestReply>;
}

/**
 * Serves calls with a test database, with real HTTP parsing but without a port. A test passes only the handlers that it
 * needs, so that it does not depend on the others and is not run again when they change.
 */
export async function startTestApi(
  database: TestDatabase,
  ports: Partial<Ports>,
  options: EndpointServerOptions & { audience?: 'visitor' | 'owner' },
): Promise<TestApi> {
  const app = Fastify({
    logger: process.env['TEST_LOG'] ? { level: 'error' } : false,
    routerOptions: { maxParamLength: 500 },
  });
  const server = createEndpointServer(database.app, ports as Ports, options);
  await registerEndpoints(app, server, { audience: options.audience ?? 'visitor', proxies: 1 });
  afterAll(() => app.close());
  let callers = 0;
  const post: TestApi['post'] = async (path, payload, { host = 'a.test', address, headers } = {}) => {
    const from = address ?? `10.${(++callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`;
    const reply = await app.inject({
      method: 'POST',
      url: path,
      headers: { host, 'x-forwarded-for': from, 'content-type': 'application/json', ...headers },
      ...(payload !== undefined && { payload }),
    });
    // Two equal replies may be a second apart.
    const { date: _date, ...sent } = reply.headers;
    return { status: reply.statusCode, body: parsed(reply.body), headers: sent };
  };
  const call: TestApi['call'] = async (name, body, how) => {
    if (endpoints[name].audience !== 'internal' && !server.handlers[name])
      throw new Error(`The server of this test was started without a handler of ${name}.`);
    return post(endpoints[name].path, JSON.stringify(body), how);
  };
  return { app, server, post, call };
}

/** Whether a reply is an error that this endpoint may return, with messages. */
export function isKnownRefusal(reply: TestReply, endpoint: Endpoint, common: readonly string[]): boolean {
  const { code, errors } = reply.body as ErrorBody;
  const messages = Object.values(errors ?? {}).flat();
  return (
    [...endpoint.errors, ...common].includes(code) &&
    messages.length > 0 &&
    messages.every((message) => typeof message === 'string' && message.length > 3)
  );
}

/** The endpoint with this name, with its schemas. */
export function endpointOf(name: EndpointName): Endpoint {
  return endpoints[name];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
