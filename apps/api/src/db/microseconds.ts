import { type RawBuilder, sql } from 'kysely';

/** The text of `microsecondsOf`, as a caller may send it back. */
export const MICROSECONDS = /^-?\d{1,16}$/;

/** A moment of a row as microseconds since 1970, which is how exact the database stores it. */
export function microsecondsOf(moment: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`(extract(epoch from ${moment}) * 1000000)::bigint::text`;
}

/** The moment of such a text. */
export function momentOfMicroseconds(text: string): RawBuilder<Date> {
  return sql<Date>`(to_timestamp(0) + ${text}::bigint * interval '1 microsecond')`;
}
