import type { FastifyInstance } from 'fastify';

/** Takes no new requests, waits for those under way, and cuts off what is still open after `patience` ms. */
export async function stopServer(server: FastifyInstance, patience = 25_000): Promise<void> {
  const impatient = setTimeout(() => server.server.closeAllConnections(), patience);
  await server.close();
  clearTimeout(impatient);
}
