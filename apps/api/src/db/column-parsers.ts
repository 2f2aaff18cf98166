import pg from 'pg';

/**
 * How column values arrive: `bigint` as a number (an error beyond 2^53 rather than a wrong amount),
 * `date` as its text (`2026-03-01`, no time zone involved), all else as pg does it.
 */
export const columnParsers: pg.CustomTypesConfig = {
  getTypeParser(oid, format) {
    if (format !== 'binary' && oid === pg.types.builtins.INT8) return parseBigint;
    if (format !== 'binary' && oid === pg.types.builtins.DATE) return (text: string) => text;
    return pg.types.getTypeParser(oid, format) as unknown;
  },
};

function parseBigint(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} does not fit a number`);
  return value;
}
