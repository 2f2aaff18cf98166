import pg from 'pg';

/**
 * Parsers of column values: `bigint` is a number (an error above 2^53 rather than a wrong amount),
 * `date` is its text (`2026-03-01`, without a time zone), all other types are parsed by pg.
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
