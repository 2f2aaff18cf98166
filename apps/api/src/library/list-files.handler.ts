import type { InputOf, listFiles } from '@etalage/api-contract';
import { type RawBuilder, sql } from 'kysely';
import { requireRole } from '../auth/require-role.ts';
import type { Handler } from '../calls/handler-context.ts';
import { findLibraryFiles } from './library-file.repository.ts';

type Input = InputOf<typeof listFiles>;

const isPicture = sql`starts_with(content_type, 'image/')`;
const isOf = {
  all: sql`true`,
  picture: isPicture,
  video: sql`starts_with(content_type, 'video/')`,
  model: sql`starts_with(content_type, 'model/')`,
  font: sql`starts_with(content_type, 'font/')`,
  document: sql`not (content_type ~ '^(image|video|model|font)/')`,
} as const satisfies Record<Input['kind'], RawBuilder<unknown>>;

/** Lists files of the owner, newest first. */
export const listFilesHandler: Handler<typeof listFiles> = async (input, context) => {
  requireRole(context, ['owner', 'editor']);
  const { websiteId } = context;
  return context.read(async (tx) => {
    // One more, which tells whether there is a next page.
    const found = await findLibraryFiles(tx, websiteId, pageOf(websiteId, input));
    const files = found.slice(0, input.limit);
    return { files, next: found.length > input.limit ? (files.at(-1)?.key ?? '') : '' };
  });
};

function pageOf(websiteId: string, input: Input): RawBuilder<unknown> {
  const conditions = [
    sql`website_id = ${websiteId} and visitor_hash is null and state = 'stored' and replaced_by is null`,
    input.is_removed ? sql`removed_at is not null` : sql`removed_at is null`,
    isOf[input.kind],
    ...filtersOf(websiteId, input),
  ];
  if (input.after !== '')
    conditions.push(sql`(created_at, key) <
      (select created_at, key from files where website_id = ${websiteId} and key = ${input.after})`);
  return sql`select key from files where ${sql.join(conditions, sql` and `)}
    order by created_at desc, key desc limit ${input.limit + 1}`;
}

function filtersOf(
  websiteId: string,
  { query, folder, only_missing_alt, only_copies }: Input,
): RawBuilder<unknown>[] {
  const words = query.trim().toLowerCase();
  return [
    ...(folder === null ? [] : [sql`folder = ${folder}`]),
    ...(words === '' ? [] : [sql`strpos(lower(name || ' ' || alt), ${words}) > 0`]),
    ...(only_missing_alt ? [sql`${isPicture} and alt = '' and not is_decorative`] : []),
    ...(only_copies
      ? [
          sql`exists (select from files o where o.website_id = ${websiteId} and o.source_hash = files.source_hash
            and o.visitor_hash is null and o.state = 'stored' and o.removed_at is null and o.replaced_by is null
            and o.key <> files.key)`,
        ]
      : []),
  ];
}
