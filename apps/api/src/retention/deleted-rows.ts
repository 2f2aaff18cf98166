import { type RawBuilder, sql } from 'kysely';
import type { RetentionSource } from './retention-source.ts';

interface Deleted extends Pick<RetentionSource, 'isOld' | 'atOnce'> {
  readonly table: string;
  readonly id?: RawBuilder<string>;
}

/** Rows that are deleted when they are too old, and nothing else. */
export function deletedRows({ table, id = sql<string>`t.id`, ...rest }: Deleted): RetentionSource {
  return {
    table: sql`${sql.table(table)} t`,
    alias: 't',
    id,
    ...rest,
    erase: (tx, websiteId, ids) =>
      sql`delete from ${sql.table(table)} t
        where t.website_id = ${websiteId} and ${id} = any(${[...ids]}::text[])`.execute(tx),
  };
}
