import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route accepts bodies that take any time to arrive. */
    slowBody?: boolean;
  }
}

/**
 * Ends requests whose body does not arrive in time, so that slow clients cannot occupy connections. Routes with
 * `config: { slowBody: true }` have no limit here: a large file over a slow connection takes long.
 */
export function limitBodyTime(server: FastifyInstance, milliseconds: number): void {
  server.addHook('preParsing', ({ headers, raw, routeOptions }, _reply, payload, done) => {
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
    if (hasBody && !routeOptions.config.slowBody) {
      const timer = setTimeout(() => raw.destroy(), milliseconds);
      raw.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
    }
    done(null, payload);
  });
}
