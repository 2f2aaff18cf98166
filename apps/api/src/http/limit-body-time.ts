import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route takes bodies of any length in time. */
    slowBody?: boolean;
  }
}

/**
 * Ends requests whose body is not there in time, so that nobody holds connections by typing slowly. Routes with
 * `config: { slowBody: true }` watch over their own body: a large file on a slow line takes as long as it takes.
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
