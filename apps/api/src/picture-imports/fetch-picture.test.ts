import { once } from 'node:events';
import type { LookupAddress } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { type FetchOptions, fetchPicture, MAX_PICTURE_BYTES } from './fetch-picture.ts';
import { PictureRefused } from './picture-refused.ts';
import { answer, local, redirect, startPictureServer } from './testing/picture-server.ts';

const requests: IncomingMessage[] = [];
const endless = { written: 0, isClosed: false };
const page = await startPictureServer({
  '/a/Kruk%20rood.png?v=2': (request, reply) => {
    requests.push(request);
    reply.end('bytes');
  },
  '/empty': answer(''),
  '/endless': (_request, reply) => {
    reply.on('close', () => (endless.isClosed = true));
    const write = () => {
      while (!reply.destroyed && reply.write(Buffer.alloc(65_536))) endless.written += 65_536;
    };
    reply.on('drain', write);
    write();
  },
  '/largest': answer(Buffer.alloc(MAX_PICTURE_BYTES)),
  '/larger': answer(Buffer.alloc(MAX_PICTURE_BYTES + 1)),
  '/slow': (_request, reply) => void reply.write('x'),
  '/silent': () => {},
  '/broken': (request) => void request.socket.destroy(),
  '/short': (request, reply) => {
    reply.writeHead(200, { 'content-length': '10' });
    reply.write('half', () => request.socket.destroy());
  },
  '/loop': redirect('/loop'),
  '/1': redirect('/2', 301),
  '/2': redirect('3', 307),
  '/3': redirect('/empty', 308),
  '/0': redirect('/1'),
  '/nowhere': answer('', 302),
  ...Object.fromEntries([401, 403, 404, 410, 204, 408, 429, 500, 503].map((n) => [`/s${n}`, answer('', n)])),
});
const inside = await startPictureServer(
  { '/secret': answer('secret') },
  { host: '127.0.0.2', port: page.port },
);

const ask = (address: string, options: FetchOptions = local) =>
  fetchPicture(address, options).catch((error: unknown) => error);
const refusal = (key: string, mayPass = false) => ({ key, mayPass });
const found = (...addresses: string[]): LookupAddress[] =>
  addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

describe('fetchPicture', () => {
  it('gets the bytes, and the name in the address; it says who asks and sends no more', async () => {
    expect(await ask(page.url('/a/Kruk%20rood.png?v=2#x'))).toEqual({
      bytes: Buffer.from('bytes'),
      name: 'Kruk rood.png',
    });
    const { headers } = requests[0]!;
    expect(headers['user-agent']).toContain('Etalage');
    expect(Object.keys(headers).sort()).toEqual([
      'accept',
      'accept-encoding',
      'connection',
      'host',
      'user-agent',
    ]);
  });

  it.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://0x7f000001/',
    'http://017700000001/',
    'http://0177.0.0.1/',
    'http://127.1/',
    'http://127.0.0.1./',
    'http://①②⑦.0.0.1/',
    'http://0/',
    'http://10.0.0.1/',
    'http://172.16.0.1/',
    'http://192.168.1.1/',
    'https://169.254.169.254/latest/meta-data/',
    'http://0xa9fea9fe/',
    'http://100.64.0.1/',
    'http://224.0.0.1/',
    'http://[::1]/',
    'http://[::]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[::127.0.0.1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[2002:7f00:1::]/',
    'http://[fe80::1]/',
    'https://[fd00:ec2::254]/',
    'http://localhost/',
    'http://LOCALHOST/',
  ])('refuses %s', async (address) => {
    expect(await ask(address, {})).toMatchObject(refusal('picture_import_private'));
  });

  it.each([
    '127.0.0.1',
    '10.0.0.9',
    '169.254.169.254',
    '::1',
    '::ffff:127.0.0.1',
    'fd00::1',
    '64:ff9b::a00:1',
  ])('refuses a name of %s, also beside a public address', async (address) => {
    const options = (...all: string[]) => ({ resolve: async () => found(...all) });
    const refused = refusal('picture_import_private');
    expect(await ask('http://winkel.test/', options(address))).toMatchObject(refused);
    expect(await ask('https://winkel.test/', options('8.8.8.8', address))).toMatchObject(refused);
  });

  it.each([
    ['ftp://example.nl/a.png', 'address'],
    ['file:///etc/passwd', 'address'],
    ['data:image/png;base64,AAAA', 'address'],
    ['javascript:alert(1)', 'address'],
    ['/media/a.png', 'address'],
    ['//example.nl/a.png', 'address'],
    ['kruk.png', 'address'],
    ['', 'address'],
    [`https://example.nl/${'a'.repeat(2000)}`, 'address'],
    ['https://jan@example.nl/a.png', 'credentials'],
    ['https://jan:geheim@example.nl/a.png', 'credentials'],
    ['https://:geheim@example.nl/a.png', 'credentials'],
    ['http://example.nl:22/a.png', 'port'],
    ['http://example.nl:8080/a.png', 'port'],
    ['https://example.nl:5432/a.png', 'port'],
  ])('refuses %.60s before anything is looked up', async (address, key) => {
    const resolve = () => expect.unreachable();
    expect(await ask(address, { resolve })).toMatchObject(refusal(`picture_import_${key}`));
  });

  it('follows three redirects, and no more', async () => {
    expect(await ask(page.url('/1'))).toEqual({ bytes: Buffer.alloc(0), name: '1' });
    const refused = refusal('picture_import_redirects');
    expect(await ask(page.url('/0'))).toMatchObject(refused);
    expect(await ask(page.url('/loop'))).toMatchObject(refused);
    expect(await ask(page.url('/nowhere'))).toMatchObject({ key: 'picture_import_missing' });
  });
});

describe('a redirect', () => {
  it.each([
    [`http://127.0.0.2:${inside.port}/secret`, 'private'],
    [`http://2130706434:${inside.port}/secret`, 'private'],
    [`http://[::ffff:127.0.0.2]:${inside.port}/secret`, 'private'],
    ['http://169.254.169.254/latest/', 'private'],
    ['file:///etc/passwd', 'address'],
    [`http://jan:geheim@127.0.0.1:${page.port}/empty`, 'credentials'],
  ])('to %s is refused', async (location, key) => {
    const outside = await startPictureServer({ '/': redirect(location) });
    expect(await ask(outside.url('/'))).toMatchObject(refusal(`picture_import_${key}`));
    expect(inside.asked).toEqual([]);
  });

  it('to another port is refused', async () => {
    const outside = await startPictureServer({ '/': redirect(page.url('/empty')) });
    const allowsPort = (port: number) => port === outside.port;
    expect(await ask(outside.url('/'), { ...local, allowsPort })).toMatchObject(
      refusal('picture_import_port'),
    );
  });
});

describe('a name that changes its meaning', () => {
  const changing = (...replies: string[][]) => {
    const resolved: string[] = [];
    const resolve = async (host: string) => {
      resolved.push(host);
      return found(...(replies[resolved.length - 1] ?? ['127.0.0.2']));
    };
    return { resolved, options: { ...local, resolve } };
  };
  const named = (path: string) => `http://winkel.test:${page.port}${path}`;

  it('is connected to as it was checked, in one look-up', async () => {
    const { resolved, options } = changing(['127.0.0.1']);
    expect(await ask(named('/empty'), options)).toMatchObject({ name: 'empty' });
    expect(resolved).toEqual(['winkel.test']);
    expect(inside.asked).toEqual([]);
  });

  it('is checked again for a redirect', async () => {
    const { resolved, options } = changing(['127.0.0.1']);
    expect(await ask(named('/1'), options)).toMatchObject(refusal('picture_import_private'));
    expect(resolved).toHaveLength(2);
    expect(inside.asked).toEqual([]);
  });

  it('is not connected to if one of its addresses is refused', async () => {
    const before = page.asked.length;
    const { options } = changing(['127.0.0.1', '127.0.0.2']);
    expect(await ask(named('/secret'), options)).toMatchObject(refusal('picture_import_private'));
    expect([page.asked.length, inside.asked.length]).toEqual([before, 0]);
  });
});

it('checks the address that answers too', async () => {
  let allowed = 1;
  const allow = () => allowed-- > 0;
  const resolve = async () => found('127.0.0.1');
  const options = { ...local, allow, resolve };
  const named = `http://winkel.test:${page.port}/empty`;
  expect(await ask(named, options)).toMatchObject(refusal('picture_import_private'));
  allowed = 2;
  expect(await ask(named, options)).toMatchObject({ name: 'empty' });
});

describe('limits of fetchPicture', () => {
  it('stops at 20 MB by what arrives', { timeout: 60_000 }, async () => {
    // No matcher prints 20 MB.
    const outcome = async (path: string) => {
      const result = await ask(page.url(path));
      return result instanceof PictureRefused ? result.key : 'fetched';
    };
    expect(await outcome('/largest')).toBe('fetched');
    expect(await outcome('/larger')).toBe('picture_import_size');
    expect(await outcome('/endless')).toBe('picture_import_size');
    await expect.poll(() => endless.isClosed).toBe(true);
    expect(endless.written).toBeLessThan(2 * MAX_PICTURE_BYTES);
  });

  it('stops at its time, also while bytes arrive', async () => {
    const slow = refusal('picture_import_slow', true);
    for (const path of ['/slow', '/silent'])
      expect(await ask(page.url(path), { ...local, endWithin: 300 })).toMatchObject(slow);
    const resolve = () => new Promise<never>(() => {});
    const options = { ...local, resolve, connectWithin: 100 };
    expect(await ask(`http://winkel.test:${page.port}/`, options)).toMatchObject(slow);
  });

  it('stops when it is told to', async () => {
    const stop = new AbortController();
    const asked = ask(page.url('/silent'), { ...local, signal: stop.signal });
    await once(page.server, 'request');
    stop.abort();
    expect(await asked).toMatchObject({ name: 'AbortError' });
  });
});

describe('failures of fetchPicture', () => {
  it.each([
    [401, 'forbidden', false],
    [403, 'forbidden', false],
    [404, 'missing', false],
    [410, 'missing', false],
    [204, 'missing', false],
    [408, 'busy', true],
    [429, 'busy', true],
    [500, 'busy', true],
    [503, 'busy', true],
  ])('tells what status %i means', async (status, key, mayPass) => {
    expect(await ask(page.url(`/s${status}`))).toMatchObject(refusal(`picture_import_${key}`, mayPass));
  });

  it('are temporary where a connection breaks, and final for a name that is not there', async () => {
    const broken = refusal('picture_import_unreachable', true);
    for (const path of ['/broken', '/short']) expect(await ask(page.url(path))).toMatchObject(broken);
    expect(await ask(page.url('/empty').replace('http:', 'https:'))).toMatchObject(broken);
    expect(await ask('http://127.0.0.1:1/')).toMatchObject(broken);
    const failing = (code: string) => async () => {
      throw Object.assign(new Error(code), { code });
    };
    const named = (code: string) => ask('http://winkel.test/', { resolve: failing(code) });
    expect(await named('EAI_AGAIN')).toMatchObject(broken);
    expect(await named('ENOTFOUND')).toMatchObject(refusal('picture_import_host'));
  });
});
