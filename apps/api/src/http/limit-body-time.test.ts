import { request } from 'node:http';
import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { limitBodyTime } from './limit-body-time.ts';

const server = Fastify();
limitBodyTime(server, 100);
server.post('/kort', async () => 'ok');
server.post('/lang', { config: { slowBody: true } }, async () => 'ok');
const address = await server.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => server.close());

/** Sends half a body immediately and the rest after a delay; returns the status, or the error. */
async function sendSlowly(path: string): Promise<number | string> {
  return new Promise((resolve) => {
    const headers = { 'content-type': 'application/json', 'content-length': '7' };
    const call = request(address + path, { method: 'POST', headers });
    call.on('response', (reply) => resolve(reply.statusCode ?? 0));
    call.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? ''));
    call.write('{"a"');
    setTimeout(() => call.end(':1}'), 600);
  });
}

describe('limitBodyTime', () => {
  it('ends a request whose body does not arrive', async () => {
    expect(await sendSlowly('/kort')).toMatch(/ECONNRESET|EPIPE/);
  });

  it('does not limit a route that accepts large files', async () => {
    expect(await sendSlowly('/lang')).toBe(200);
  });
});
