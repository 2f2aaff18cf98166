import type pg from 'pg';
import { newId } from '../db/new-id.ts';

export interface TableShape {
  readonly name: string;
  /** Quoted, with its schema. */
  readonly sql: string;
  /** False for views. */
  readonly isTable: boolean;
  /** Whether row-level security is enabled and forced. */
  readonly forced: boolean;
  /** Column with the website's id; undefined for tables that do not belong to a website. */
  readonly websiteColumn: string | undefined;
  /** Columns that a new row must contain. */
  readonly required: readonly { name: string; type: string }[];
}

/** All tables and views outside PostgreSQL's own catalogue. Drops the checks and foreign keys of the tables. */
export async function tablesOf(admin: pg.Pool): Promise<TableShape[]> {
  const found = await admin.query<{ oid: number; name: string; sql: string; kind: string; forced: boolean }>(`
    select c.oid, c.relname as name, format('%I.%I', n.nspname, c.relname) as sql, c.relkind as kind,
           c.relrowsecurity and c.relforcerowsecurity as forced
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v', 'm', 'f') and n.nspname !~ '^(pg_|information_schema$)'
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
      and c.relname <> 'schema_migrations'
    order by 2`);
  const constraints = await admin.query<{ drop: string }>(`
    select format('alter table %s drop constraint if exists %I cascade', conrelid::regclass, conname) as drop
    from pg_constraint where contype in ('c', 'f') and conrelid <> 0
      and connamespace not in (select oid from pg_namespace where nspname ~ '^(pg_|information_schema$)')`);
  for (const { drop } of constraints.rows) await admin.query(drop);
  return Promise.all(
    found.rows.map(async ({ oid, name, sql, kind, forced }) => {
      const columns = await columnsOf(admin, oid);
      const websiteColumn = columns.some((column) => column.name === 'website_id') ? 'website_id' : undefined;
      return {
        name,
        sql,
        isTable: kind === 'r' || kind === 'p',
        forced,
        websiteColumn: name === 'websites' ? 'id' : websiteColumn,
        required: columns.filter((column) => column.required),
      };
    }),
  );
}

/** Adds a row with values of the right types; texts are unique, so that unique columns accept them. */
export async function insertRow(
  db: pg.Pool | pg.PoolClient,
  table: TableShape,
  website: string,
): Promise<pg.QueryResult> {
  const names = new Set([
    ...table.required.map(({ name }) => name),
    ...(table.websiteColumn ? [table.websiteColumn] : []),
  ]);
  const types = new Map(table.required.map(({ name, type }) => [name, type]));
  const values = [...names].map((name) =>
    name === table.websiteColumn ? website : sampleOf(types.get(name) ?? 'text'),
  );
  const places = values.map((_, index) => `$${index + 1}`);
  // Triggers of other tables may have made the row already.
  const conflict =
    table.name === 'websites'
      ? ' on conflict (id) do update set name = excluded.name'
      : ' on conflict do nothing';
  const columns = [...names].map((name) => `"${name}"`).join(', ');
  return db.query(`insert into ${table.sql} (${columns}) values (${places.join(', ')})${conflict}`, values);
}

async function columnsOf(admin: pg.Pool, table: number) {
  const { rows } = await admin.query<{ name: string; type: string; required: boolean }>(
    `select attname as name, format_type(atttypid, null) as type,
            attnotnull and not atthasdef and attidentity = '' as required
     from pg_attribute where attrelid = $1 and attnum > 0 and not attisdropped`,
    [table],
  );
  return rows;
}

function sampleOf(type: string): unknown {
  if (type.endsWith('[]')) return [];
  const sample = SAMPLES[type];
  if (!sample) throw new Error(`fill-table.ts has no sample value for the type ${type}`);
  return sample();
}

const randomNumber = () => Math.floor(Math.random() * 30_000);
const SAMPLES: Readonly<Record<string, () => unknown>> = {
  text: newId,
  'character varying': newId,
  uuid: () => crypto.randomUUID(),
  smallint: randomNumber,
  integer: randomNumber,
  bigint: randomNumber,
  numeric: randomNumber,
  'double precision': randomNumber,
  boolean: () => true,
  date: () => '2026-01-01',
  'timestamp with time zone': () => '2026-01-01T00:00:00Z',
  json: () => '{}',
  jsonb: () => '{}',
  bytea: () => Buffer.from([1]),
  inet: () => '192.0.2.1',
  interval: () => '1 hour',
};
