import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import type { FuzzRequest } from './fuzz-request.ts';
import { sendRequests } from './send-requests.ts';

const server: Server = createServer((request, response) => {
  void (async () => {
    if (request.url === '/lost') return request.socket.destroy();
    if (request.url === '/slow') await wait(300);
    response.statusCode = request.url === '/fault' ? 500 : 200;
    response.end('answer');
  })();
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(() => server.close());
const target = { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, headers: {} };
const get = (path: string): FuzzRequest => ({ to: 'shop', method: 'GET', path, headers: {} });
const report = (...paths: string[]) =>
  sendRequests(paths.map(get), { shop: target, dashboard: target }, { lanes: 2, bound: () => 200 });

describe('sendRequests', () => {
  it('reports faults, lost answers and slow answers, and counts all of them', async () => {
    const { sent, statuses, faults, slow } = await report('/', '/fault', '/lost', '/slow');
    expect(sent).toBe(4);
    expect(statuses).toEqual({ 0: 1, 200: 2, 500: 1 });
    expect(faults.map((fault) => fault.slice(0, 3)).sort()).toEqual(['0 s', '500']);
    expect(slow).toHaveLength(1);
    expect(slow[0]).toContain('GET /slow');
  });

  it('a connection that is closed during a body that is never read is no fault', async () => {
    const large: FuzzRequest = {
      to: 'shop',
      method: 'POST',
      path: '/lost',
      headers: {},
      body: 'a'.repeat(4 * 1024 * 1024 + 1),
    };
    const targets = { shop: target, dashboard: target };
    const { statuses, faults } = await sendRequests([large], targets, { lanes: 1, bound: () => 10_000 });
    expect([statuses, faults]).toEqual([{ 413: 1 }, []]);
  });

  it('reports nothing of a server that answers', async () => {
    expect(await report('/', '/')).toEqual({ sent: 2, statuses: { 200: 2 }, faults: [], slow: [] });
  });
});
