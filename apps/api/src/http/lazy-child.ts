import type { FastifyBaseLogger } from 'fastify';
import type { Bindings, ChildLoggerOptions, Logger } from 'pino';

/**
 * The log of one request, with the id of the request in its lines. It is created at the first line that is written,
 * because a child log is expensive (its bindings are searched for personal data) and most requests write nothing.
 */
export function lazyChild(log: Logger, bindings: Bindings, options: ChildLoggerOptions): FastifyBaseLogger {
  let created: FastifyBaseLogger | undefined;
  const child = () => (created ??= log.child(bindings, options));
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
