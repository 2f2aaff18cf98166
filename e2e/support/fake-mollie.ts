import { createServer, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** What stands in for Mollie: it knows some keys, and has only iDEAL turned on. */
interface FakeMollie {
  readonly url: string;
  /** The keys with which it was called, in order. */
  readonly asked: string[];
  close(): Promise<void>;
}

const profile = { resource: 'profile', id: 'pfl_1', name: 'Houtwerk Noord B.V.' };
const ideal = { resource: 'method', id: 'ideal', description: 'iDEAL' };

/** Answers calls with these keys; every other key gets 401, as at Mollie. */
export async function fakeMollie(keys: readonly string[]): Promise<FakeMollie> {
  const asked: string[] = [];
  const server = createServer((request, reply) => {
    const key = (request.headers.authorization ?? '').replace('Bearer ', '');
    asked.push(key);
    const isKnown = keys.includes(key);
    void bodyOf(request).then((body) => {
      reply.writeHead(isKnown ? 200 : 401, { 'content-type': 'application/hal+json' });
      reply.end(JSON.stringify(isKnown ? answer(request.url ?? '', body) : { status: 401, detail: 'Nee' }));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function answer(path: string, body: string): object {
  if (path === '/v2/profiles/me') return profile;
  if (path.startsWith('/v2/methods')) return { count: 1, _embedded: { methods: [ideal] } };
  const { amount, metadata } = JSON.parse(body) as { amount: object; metadata: object };
  const _links = { checkout: { href: 'https://mollie.test/betalen' } };
  return { resource: 'payment', id: 'tr_1', status: 'open', amount, metadata, _links };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
