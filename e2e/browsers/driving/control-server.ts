import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface ControlServer {
  /** Its address, without a slash at the end. */
  readonly address: string;
  close(): Promise<void>;
}

interface Changes {
  /** The page without protection, at `/controle.html`. */
  readonly control: string;
  /** Removes the policy of every page, and puts this in front of it. */
  readonly unprotected?: string;
}

/** The policy, and the length that is no longer right without it. */
const PROTECTION = ['content-security-policy', 'content-length'];

/**
 * Passes every request on to a server of the product, and adds one page without protection to it: what a test needs to
 * show that an attack works, in a browser in which it cannot answer a request itself.
 */
export async function controlServer(target: string, changes: Changes): Promise<ControlServer> {
  const { protocol, hostname } = new URL(target);
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === '/controle.html')
      outgoing.writeHead(200, { 'content-type': 'text/html' }).end(changes.control);
    else passOn(target, changes, incoming, outgoing);
  }).listen(0, hostname);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `${protocol}//${hostname}:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Passes one request on. The server sees the address that the browser used. */
function passOn(
  target: string,
  { unprotected }: Changes,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): void {
  const headers = { ...incoming.headers, ...(unprotected && { 'accept-encoding': 'identity' }) };
  const asked = request(
    new URL(incoming.url ?? '/', target),
    { method: incoming.method, headers },
    (reply) => {
      const isChanged =
        unprotected !== undefined && String(reply.headers['content-type']).startsWith('text/html');
      const kept = Object.entries(reply.headers).filter(([name]) => !isChanged || !PROTECTION.includes(name));
      outgoing.writeHead(reply.statusCode ?? 502, Object.fromEntries(kept));
      if (isChanged) outgoing.write(`<!doctype html>${unprotected}`);
      reply.pipe(outgoing);
    },
  );
  asked.on('error', () => outgoing.destroy());
  incoming.pipe(asked);
}
