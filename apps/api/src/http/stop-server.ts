import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const running = new WeakMap<FastifyInstance, Set<object>>();

/** Keeps count of the requests under way; Fastify waits for those of one address only, and `localhost` can be two. */
export function countRequests(server: FastifyInstance): void {
  const requests = new Set<object>();
  running.set(server, requests);
  server.addHook('onRequest', (request, reply, done) => {
    requests.add(request);
    reply.raw.once('close', () => requests.delete(request));
    done();
  });
}

/**
 * Takes no new requests, waits for those under way, at most `patience` ms, and then closes every connection: browsers
 * keep some open without a request, which would hold up the stop for nothing.
 */
export async function stopServer(server: FastifyInstance, patience = 25_000): Promise<void> {
  const closed = server.close();
  const end = Date.now() + patience;
  while ((running.get(server)?.size ?? 0) > 0 && Date.now() < end) await pause(10);
  // The last answer is on its way; it must not be cut off by closing its connection.
  await pause(20);
  server.server.closeAllConnections();
  await closed;
}
