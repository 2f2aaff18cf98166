import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};
/** The same policy with which the api serves the frame's page. */
const FRAME_POLICY =
  "sandbox allow-scripts allow-forms; default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self'; frame-ancestors 'self'";

/** Serves a folder on a free port; files of the sandboxed frame need CORS, because its origin is opaque. */
export async function servePages(folder: string): Promise<{ url: string; stop(): void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    // The frame's page at its own address, beside the measured pages.
    const path = pathname === '/designer-frame.html' ? `/frame${pathname}` : pathname;
    const file = join(folder, normalize(path));
    if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'access-control-allow-origin': '*',
      'cache-control': pathname.endsWith('.html') ? 'no-cache' : 'public, max-age=31536000, immutable',
      ...(pathname.endsWith('/designer-frame.html') && { 'content-security-policy': FRAME_POLICY }),
    });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => void server.close() };
}
