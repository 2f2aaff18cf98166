import type { FastifyRequest } from 'fastify';

/**
 * Whether a request names the port on which it arrived, or none, as behind a proxy. Any other port in the Host header is
 * an invention or a mapping outside this server: pages contain the port, and each port would have stored pages of its own.
 */
export function hasOwnPort({ headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>): boolean {
  const port = /:(\d+)$/.exec(headers.host ?? '')?.[1];
  return port === undefined || Number(port) === socket.localPort;
}
