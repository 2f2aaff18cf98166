import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll } from 'vitest';
import type { FetchOptions } from '../fetch-picture.ts';

/** An HTTP server on an address of this machine, with the paths that were asked of it; closed after the last test. */
export async function startPictureServer(
  answers: Readonly<Record<string, RequestListener>>,
  { host = '127.0.0.1', port = 0 }: { readonly host?: string; readonly port?: number } = {},
) {
  const asked: string[] = [];
  const server = createServer((request, reply) => {
    const path = request.url ?? '';
    asked.push(path);
    const answer = answers[path] ?? answers[path.replace(/\?.*/, '')];
    if (answer) answer(request, reply);
    else reply.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port: used } = server.address() as AddressInfo;
  return { asked, port: used, url: (path: string) => `http://${host}:${used}${path}`, server };
}

/** Only the first address of this machine, at any port. */
export const local = {
  allow: (ip: string) => ip === '127.0.0.1',
  allowsPort: () => true,
} satisfies FetchOptions;

/** A PNG of one colour. */
export const png = (background: string, side = 8): Promise<Buffer> =>
  sharp({ create: { width: side, height: side, channels: 3, background } })
    .png()
    .toBuffer();

/** A PNG of a few bytes that says that it has 900 million pixels. */
export async function bomb(): Promise<Buffer> {
  const bytes = Buffer.from(await png('#000'));
  bytes.writeUInt32BE(30_000, 16);
  bytes.writeUInt32BE(30_000, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

export const answer =
  (body: Buffer | string, status = 200, headers: Record<string, string> = {}): RequestListener =>
  (_request, reply) =>
    void reply.writeHead(status, headers).end(body);

export const redirect = (location: string, status = 302): RequestListener => answer('', status, { location });
