import type { FastifyBaseLogger } from 'fastify';
import type { Bindings, ChildLoggerOptions, Logger } from 'pino';

/**
 * The log of one request, which names the request in its lines. It is made at the first line that is written: what
 * removes personal data goes over the names as well, and most requests write nothing.
 */
export function lazyChild(log: Logger, bindings: Bindings, options: ChildLoggerOptions): FastifyBaseLogger {
  let made: FastifyBaseLogger | undefined;
  const child = () => (made ??= log.child(bindings, options));
  const line = (level: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace') =>
    ((...given: Parameters<FastifyBaseLogger['info']>) => {
      if (log.isLevelEnabled(level)) child()[level](...given);
    }) as FastifyBaseLogger['info'];
  return {
    level: log.level,
    fatal: line('fatal'),
    error: line('error'),
    warn: line('warn'),
    info: line('info'),
    debug: line('debug'),
    trace: line('trace'),
    silent: () => {},
    child: (...given: Parameters<FastifyBaseLogger['child']>) => child().child(...given),
  } as FastifyBaseLogger;
}
