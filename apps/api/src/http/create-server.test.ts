import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { createLog } from '../create-log.ts';
import { openDatabase } from '../db/database.ts';
import type { ProgramContext } from '../program-context.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { BODY_LIMIT, createServer } from './create-server.ts';
import { listen } from './listen.ts';
import { stopServer } from './stop-server.ts';

const { app } = await createTestDatabase();
let lines = '';
const log = createLog('info', { write: (line) => void (lines += line) });
const context: Pick<ProgramContext, 'db' | 'log'> = { db: app, log };

const servers: FastifyInstance[] = [];
function newServer(overrides: Partial<typeof context> = {}): FastifyInstance {
  const server = createServer({ ...context, ...overrides }, 'storefront');
  servers.push(server);
  return server;
}
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

describe('createServer', () => {
  it('is alive and ready while the database responds', async () => {
    const server = newServer();
    expect((await server.inject('/healthz')).statusCode).toBe(200);
    expect((await server.inject('/readyz')).json()).toEqual({ status: 'ready' });
  });

  it('is alive but not ready while the database does not respond', async () => {
    const db = openDatabase({ host: '/nowhere', user: 'nobody' });
    const server = newServer({ db });
    expect((await server.inject('/healthz')).statusCode).toBe(200);
    expect((await server.inject('/readyz')).statusCode).toBe(503);
    await db.close();
  });

  it('gives every request an id, and uses a plain one that a proxy sent', async () => {
    const server = newServer();
    const idFor = async (id?: string) =>
      (await server.inject({ url: '/healthz', headers: id ? { 'x-request-id': id } : {} })).headers[
        'x-request-id'
      ];
    expect(await idFor()).toMatch(/^[0-9a-v]{26}$/);
    expect(await idFor('proxy-12345678')).toBe('proxy-12345678');
    expect(await idFor('{"inject":"line"}')).toMatch(/^[0-9a-v]{26}$/);
  });

  it('logs one line per request, with the route but neither the query nor the sender', async () => {
    lines = '';
    const server = newServer();
    server.get('/order/:token', async () => 'ok');
    await server.inject({
      url: '/order/secret-token?email=jan@voorbeeld.nl',
      headers: { cookie: 'a=secret' },
    });
    expect(lines.trim().split('\n')).toHaveLength(1);
    expect(JSON.parse(lines)).toMatchObject({ method: 'GET', route: '/order/:token', status: 200 });
    expect(lines).not.toMatch(/secret|jan@|127\.0\.0\.1/);
  });

  it('refuses a body above the limit', async () => {
    const server = newServer();
    server.post('/echo', async () => 'ok');
    const post = (length: number) =>
      server.inject({
        method: 'POST',
        url: '/echo',
        headers: { 'content-type': 'text/plain' },
        payload: 'x'.repeat(length),
      });
    expect((await post(BODY_LIMIT)).statusCode).toBe(200);
    expect((await post(BODY_LIMIT + 1)).statusCode).toBe(413);
  });
});

describe('stopServer', () => {
  it('finishes the current request, accepts no new one, and does not wait for idle connections', async () => {
    const server = newServer();
    let finish: (answer: string) => void = () => {};
    const arrived = new Promise<void>((resolve) => {
      server.get('/slow', () => (resolve(), new Promise<string>((answer) => (finish = answer))));
    });
    const port = await listen(server, '127.0.0.1', 0, 'PORT');
    const idle = connect(port, '127.0.0.1');
    await once(idle, 'connect');
    const slow = fetch(`http://127.0.0.1:${port}/slow`);
    await arrived;
    const stopped = stopServer(server);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();
    finish('finished');
    expect(await (await slow).text()).toBe('finished');
    await stopped;
    idle.destroy();
  });

  it('aborts a request that does not end within the timeout', async () => {
    const server = newServer();
    const arrived = new Promise<void>((resolve) => {
      server.get('/never', () => (resolve(), new Promise(() => {})));
    });
    const port = await listen(server, '127.0.0.1', 0, 'PORT');
    const never = fetch(`http://127.0.0.1:${port}/never`).catch(() => 'cut off');
    await arrived;
    await stopServer(server, 100);
    expect(await never).toBe('cut off');
  });
});

describe('listen', () => {
  it('throws a message with a solution when the port is in use', async () => {
    const first = newServer();
    const port = await listen(first, '127.0.0.1', 0, 'PORT');
    expect((first.server.address() as AddressInfo).port).toBe(port);
    await expect(listen(newServer(), '127.0.0.1', port, 'PORT')).rejects.toThrow(
      `Poort ${port} is al in gebruik. Stop het programma dat hem gebruikt, ` +
        `of kies een andere poort: PORT=${port + 100} npm start`,
    );
  });
});
