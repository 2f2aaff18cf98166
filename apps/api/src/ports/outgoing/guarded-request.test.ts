import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { guardedRequest, PrivateAddress, type RequestGuard } from './guarded-request.ts';
import { isPublicAddress } from './public-address.ts';

let calls = 0;
const server = createServer((request, reply) => {
  calls += 1;
  if (request.url === '/long') reply.end('x'.repeat(2000));
  else if (request.url === '/elsewhere') reply.writeHead(302, { location: '/long' }).end();
  else if (request.url !== '/silent') reply.writeHead(429, { 'retry-after': '7' }).end('{"a":1}');
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const guard: RequestGuard = { allow: () => true, timeout: 500, mostBytes: 1000 };
const ask = (path: string, changes: Partial<RequestGuard> = {}, host = '127.0.0.1') =>
  guardedRequest(
    { url: new URL(`http://${host}:${port}${path}`), method: 'GET', headers: {} },
    { ...guard, ...changes },
  );

it('gives what was answered, and follows no redirect', async () => {
  expect(await ask('/')).toEqual({ status: 429, text: '{"a":1}', retryAfter: 7 });
  expect((await ask('/elsewhere')).status).toBe(302);
});

it.each(['127.0.0.1', 'localhost'])(
  'connects to nothing in the network of this machine, as %s',
  async (host) => {
    calls = 0;
    await expect(ask('/', { allow: isPublicAddress }, host)).rejects.toThrow(PrivateAddress);
    expect(calls).toBe(0);
  },
);

it('waits no longer than its time, and reads no more than its most', async () => {
  await expect(ask('/silent', { timeout: 100 })).rejects.toThrow();
  await expect(ask('/long')).rejects.toThrow('too long');
});
