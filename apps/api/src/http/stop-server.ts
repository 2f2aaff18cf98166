import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** The current requests of each server. */
const currentRequests = new WeakMap<FastifyInstance, Set<object>>();

/** Counts the current requests of a server; Fastify waits for those of one address only, and `localhost` can be two. */
export function countRequests(server: FastifyInstance): void {
  const requests = new Set<object>();
  currentRequests.set(server, requests);
  server.addHook('onRequest', (request, reply, done) => {
    requests.add(request);
    reply.raw.once('close', () => requests.delete(request));
    done();
  });
}

/**
 * Accepts no new requests, waits at most `timeout` ms for the current ones, and then closes every connection: browsers
 * have idle connections open, for which the stop must not wait.
 */
export async function stopServer(server: FastifyInstance, timeout = 25_000): Promise<void> {
  const closed = server.close();
  const end = Date.now() + timeout;
  while ((currentRequests.get(server)?.size ?? 0) > 0 && Date.now() < end) await pause(10);
  // The last reply is still being sent, and closing its connection would cut it off.
  await pause(20);
  server.server.closeAllConnections();
  await closed;
}
