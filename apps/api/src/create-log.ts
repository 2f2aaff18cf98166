import { type DestinationStream, type LogFn, type Logger, type LoggerOptions, pino } from 'pino';

/**
 * The program's log: one JSON line per event, to stdout. It contains no personal data: callers log ids, never names,
 * addresses or request bodies. As a safeguard, fields with the usual names of personal data are removed, and so are the
 * values that PostgreSQL quotes in its errors.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    redact: { paths: PERSONAL_FIELDS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), remove: true },
    serializers: { err: errorForLog },
    hooks: {
      // Without a message from the caller, pino would log the message of the error, which bypasses the serializer.
      logMethod(args: Parameters<LogFn>, method: LogFn) {
        const [given] = args as unknown[];
        const isError = given instanceof Error || (given as { err?: unknown } | null)?.err instanceof Error;
        if (args.length === 1 && isError) return method.apply(this, [...args, 'error'] as Parameters<LogFn>);
        return method.apply(this, args);
      },
    },
  } satisfies LoggerOptions;
  return destination ? pino(options, destination) : pino(options);
}

const PERSONAL_FIELDS = [
  'email',
  'password',
  'token',
  'firstname',
  'lastname',
  'name',
  'phone',
  'street',
  'postcode',
  'city',
  'invoice_tax_number',
  'authorization',
  'cookie',
  '["set-cookie"]',
  'headers',
  'body',
  'query',
  'ip',
  'hostname',
  'remoteAddress',
  'remotePort',
  'parameters',
  'shoppingcart_session',
];

interface LoggedError {
  type: string;
  code: unknown;
  message: string;
  stack: string;
}

/** An error without its extra fields, because PostgreSQL's `detail` and `where` quote the refused row. */
function errorForLog(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, code: undefined, message: '', stack: '' };
  const fromDatabase = 'severity' in error;
  const message = fromDatabase ? error.message.replace(/: ".*"$/s, '') : error.message;
  const stack = (error.stack ?? '').replace(error.message, message);
  return { type: error.name, code: (error as { code?: unknown }).code, message, stack };
}
