import { request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTranslate } from '@etalage/texts';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../calls/api-error.ts';
import { Publications } from '../calls/publications.ts';
import { createLog } from '../create-log.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { createServer } from './create-server.ts';
import { storefrontServer } from './storefront-server.ts';

const { app: db } = await createTestDatabase();
const lines: Record<string, unknown>[] = [];
const log = createLog('info', {
  write: (line) => void lines.push(JSON.parse(line) as (typeof lines)[number]),
});
const errors = () => lines.filter(({ level }) => Number(level) >= 50);
let wait = 0;
const onVisit = vi.fn<(websiteId: string) => void>();
const handle = vi.fn<(request: Request) => Promise<Response>>();
/** A page for everyone, or the fields of a posted form. */
async function answer(request: Request): Promise<Response> {
  if (request.method === 'POST') return new Response(await request.text());
  return new Response(new URL(request.url).host, { headers: { 'etalage-store': '1' } });
}

const server = createServer({ db, log }, 'storefront');
await server.register(storefrontServer, {
  db,
  folder: import.meta.dirname,
  media: { folders: [import.meta.dirname], variantsFolder: import.meta.dirname, onRendered: () => {} },
  development: false,
  publications: new Publications(),
  forget: () => {},
  websiteOf: async (host: string) =>
    host === 'none.test' ? undefined : { id: 'w1', translate: createTranslate() },
  visitorOf: ({ headers }) => ({ origin: `http://${headers.host}`, address: '' }),
  onVisit,
  callFor: () => () => Promise.reject(new Error('no calls')),
  posted: {
    count: async () => wait,
    cookiesOf: () => ({ get: () => undefined, set: () => {} }),
    storeFile: async () => {
      throw new ApiError('upload_refused');
    },
  },
  load: async () => ({ storedKey: ({ pathname }) => pathname, renderBody: () => '', handle }),
});
await server.listen({ port: 0 });
const { port } = server.server.address() as AddressInfo;
afterAll(() => server.close());
beforeEach(() => {
  lines.length = 0;
  wait = 0;
  onVisit.mockReset();
  handle.mockReset().mockImplementation(answer);
});

const post = (payload: string | Buffer, type?: string, url = '/') =>
  server.inject({
    method: 'POST',
    url,
    payload,
    headers: type === undefined ? {} : { 'content-type': type },
  });
const form = 'application/x-www-form-urlencoded';

/** The reply to a GET with this Host header, over a connection. */
const get = (host: string) =>
  new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    const sent = send({ port, host: 'localhost', path: '/', headers: { host } }, (reply) => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk));
      reply.on('end', () => resolve({ status: reply.statusCode, text: Buffer.concat(chunks).toString() }));
    });
    sent.on('error', reject).end();
  });

describe('POST to a page', () => {
  it('waits as long as its address sent too many forms; a GET does not', async () => {
    wait = 7;
    const { statusCode, headers, body } = await post('intent=filter', form);
    expect([statusCode, headers['retry-after']]).toEqual([429, '7']);
    expect(body).toContain('Je hebt dit te vaak geprobeerd. Probeer het over 7 seconden opnieuw.');
    expect(handle).not.toHaveBeenCalled();
    expect((await server.inject('/')).statusCode).toBe(200);
  });

  const paths = ['/', '/assets/x', '/media/x/y.png', '/over'];

  it.each<[string, string, string | undefined]>([
    ['JSON', '{}', 'application/json'],
    ['plain text', 'hallo', 'text/plain'],
    ['bytes', 'hallo', 'application/octet-stream'],
    ['a body without a type', 'hallo', undefined],
    ['nothing', '', undefined],
  ])('answers %s with 415, on every path, and logs no error', async (_what, body, type) => {
    for (const path of paths) expect((await post(body, type, path)).statusCode, path).toBe(415);
    expect(errors()).toEqual([]);
    expect(handle).not.toHaveBeenCalled();
  });

  it.each([
    [
      'cut off',
      '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb',
      'multipart/form-data; boundary=x',
    ],
    ['without a boundary', '--x--', 'multipart/form-data'],
  ])('answers a form with files that is %s with 400 and logs no error', async (_what, body, type) => {
    const reply = await post(body, type);
    expect(reply.statusCode).toBe(400);
    expect(reply.body).toContain('Deze pagina kan niet lezen wat er is verstuurd.');
    expect(errors()).toEqual([]);
  });

  it('passes on a form of 400 fields, and answers one of 401 with 413', async () => {
    const fields = (count: number) => Array.from({ length: count }, (_, at) => `list:k${at}=x`).join('&');
    expect((await post(fields(400), form)).body).toBe(fields(400));
    expect((await post(fields(401), form)).statusCode).toBe(413);
    expect(handle).toHaveBeenCalledTimes(1);
  });

  it('answers a form with files with more text than a form may have with 413', async () => {
    const field = (at: number) =>
      `--x\r\ncontent-disposition: form-data; name="a${at}"\r\n\r\n${'y'.repeat(200_000)}\r\n`;
    const type = 'multipart/form-data; boundary=x';
    expect((await post(`${[1, 2].map(field).join('')}--x--\r\n`, type)).statusCode).toBe(200);
    expect((await post(`${[1, 2, 3].map(field).join('')}--x--\r\n`, type)).statusCode).toBe(413);
  });
});

describe('a page that fails', () => {
  it('is answered with 500, and one line of the log has its message and stack', async () => {
    handle.mockRejectedValue(new TypeError('iets is stuk'));
    expect((await server.inject('/stuk')).statusCode).toBe(500);
    expect(errors()).toHaveLength(1);
    expect(errors()[0]).toMatchObject({
      err: { type: 'TypeError', message: 'iets is stuk', stack: expect.stringContaining('.test.ts') },
      requestId: expect.stringMatching(/./),
    });
  });
});

describe('the Host header', () => {
  it.each(['localhost:999999', 'localhost:65536', 'a b', 'a/b', 'x@localhost', '[::1', 'a\\b'])(
    'is answered with 400 when it is %s',
    async (host) => {
      expect((await server.inject({ url: '/', headers: { host } })).statusCode).toBe(400);
      expect((await server.inject({ url: '/', method: 'POST', headers: { host } })).statusCode).toBe(400);
      expect(errors()).toEqual([]);
    },
  );

  it.each(['localhost:65535', 'LOCALHOST', '127.0.0.1:3000', '[::1]:3000', 'a.test', 'a_b.test.'])(
    'is accepted when it is %s',
    async (host) => {
      expect((await server.inject({ url: '/', headers: { host } })).statusCode).toBe(200);
    },
  );

  it('makes one stored page, whatever port it names', async () => {
    await vi.waitFor(async () => {
      await get(`localhost:${port}`);
      handle.mockClear();
      await get(`localhost:${port}`);
      expect(handle).not.toHaveBeenCalled();
    }, 15_000);
    await get('a.test');
    handle.mockClear();
    for (const odd of [1, 2, 3]) expect((await get(`localhost:${odd}`)).text).toBe(`localhost:${odd}`);
    expect(handle).toHaveBeenCalledTimes(3);
    await get('localhost:1');
    expect(handle).toHaveBeenCalledTimes(4);
    expect((await get(`localhost:${port}`)).text).toBe(`localhost:${port}`);
    expect((await get('a.test')).text).toBe('a.test');
    expect(handle).toHaveBeenCalledTimes(4);
  });
});

describe('visits', () => {
  const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0';
  const open = (url: string, headers: Record<string, string> = {}) =>
    server.inject({ url, headers: { host: 'shop.test', 'user-agent': browser, ...headers } });

  it('counts a page that a person opens from elsewhere, also one that is stored', async () => {
    await open('/visited');
    await open('/visited');
    expect(onVisit.mock.calls).toEqual([['w1'], ['w1']]);
    const { headers } = await open('/visited');
    expect((await open('/visited', { 'if-none-match': String(headers['etag']) })).statusCode).toBe(304);
    expect(onVisit).toHaveBeenCalledTimes(4);
  });

  it('counts no page of the same visit, no robot, and no page that does not exist', async () => {
    await open('/visited', { referer: 'http://shop.test/' });
    await open('/visited', { 'user-agent': 'curl/8.5.0' });
    handle.mockResolvedValue(new Response('', { status: 404 }));
    await open('/missing');
    expect(onVisit).not.toHaveBeenCalled();
  });
});
