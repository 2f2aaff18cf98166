import type { InputOf, listFiles } from '@etalage/api-contract';
import { type RawBuilder, sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';

type Input = InputOf<typeof listFiles>;
type Sql = RawBuilder<unknown>;

const isPicture = sql`starts_with(content_type, 'image/')`;
const isOf = {
  all: sql`true`,
  picture: isPicture,
  video: sql`starts_with(content_type, 'video/')`,
  model: sql`starts_with(content_type, 'model/')`,
  font: sql`starts_with(content_type, 'font/')`,
  document: sql`not (content_type ~ '^(image|video|model|font)/')`,
} as const satisfies Record<Input['kind'], Sql>;

/** Files that are looked at one by one before the index of texts is asked. */
const NEAR = 1000;
/** Most files of the index; a text that more have is soon found one by one. */
const FAR = 500;
/** What the index can look up: it has three letters or digits in a row. */
const IN_INDEX = /[\p{L}\p{N}]{3}/u;

/**
 * Selects the keys of a page and of one file more, newest first. A text that many files have is found among the newest
 * ones, and one that few have by an index; which of both it is, only looking shows.
 */
export async function pageOfFiles(tx: WebsiteTransaction, websiteId: string, input: Input): Promise<Sql> {
  const conditions = conditionsOf(websiteId, input);
  const limit = input.limit + 1;
  const words = input.query.trim().toLowerCase();
  if (words === '') return newest(conditions, limit);
  const hasWords = sql`strpos(lower(name || ' ' || alt), ${words}) > 0`;
  const whole = newest([...conditions, hasWords], limit);
  if (!IN_INDEX.test(words)) return whole;
  const near = await keysOf(tx, newest(conditions, NEAR), hasWords, limit);
  if (near.length === limit) return sql`select unnest(${near}::text[]) as key`;
  const { rows } = await sql<{ key: string }>`select key from find_files(${words}, ${FAR + 1})`.execute(tx);
  if (rows.length > FAR) return whole;
  return newest([...conditions, sql`key = any(${rows.map(({ key }) => key)}::text[])`], limit);
}

async function keysOf(tx: WebsiteTransaction, of: Sql, hasWords: Sql, limit: number): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from (${of}) near where ${hasWords} limit ${limit}`.execute(tx);
  return rows.map(({ key }) => key);
}

function newest(conditions: readonly Sql[], limit: number): Sql {
  return sql`select key, name, alt from files where ${sql.join(conditions, sql` and `)}
    order by created_at desc, key desc limit ${limit}`;
}

/** What the files of all pages have in common, apart from the searched text. */
function conditionsOf(websiteId: string, input: Input): Sql[] {
  const { folder, only_missing_alt, only_copies, after } = input;
  return [
    sql`website_id = ${websiteId} and visitor_hash is null and quote_id is null and state = 'stored'
      and replaced_by is null`,
    input.is_removed ? sql`removed_at is not null` : sql`removed_at is null`,
    isOf[input.kind],
    ...(folder === null ? [] : [sql`folder = ${folder}`]),
    ...(only_missing_alt ? [sql`${isPicture} and alt = '' and not is_decorative`] : []),
    ...(only_copies
      ? [
          sql`exists (select from files o where o.website_id = ${websiteId} and o.source_hash = files.source_hash
            and o.visitor_hash is null and o.quote_id is null and o.state = 'stored' and o.removed_at is null and o.replaced_by is null
            and o.key <> files.key)`,
        ]
      : []),
    ...(after === ''
      ? []
      : [
          sql`(created_at, key) <
            (select created_at, key from files where website_id = ${websiteId} and key = ${after})`,
        ]),
  ];
}
