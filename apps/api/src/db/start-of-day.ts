import { type RawBuilder, sql } from 'kysely';

/** The moment at which a day, such as `2026-11-27`, starts in the Netherlands, or a number of days later. */
export function startOfDay(day: string, later = 0): RawBuilder<Date> {
  return sql<Date>`((${day}::date + ${later}::int)::timestamp at time zone 'Europe/Amsterdam')`;
}
