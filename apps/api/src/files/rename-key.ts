import { sql } from 'kysely';
import { includeDeleted } from '../db/deleted-rows.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { fileColumns } from './file-columns.ts';

/**
 * Writes another file in every place that shows a file, and in the history of those places, so that nothing that is
 * restored or undone brings the old one back. A key is unique and has no sign that JSON or HTML escapes, so that it is
 * replaced as text. Revisions stay: whoever is editing a document can still save it.
 */
export async function renameKey(
  tx: WebsiteTransaction,
  websiteId: string,
  from: string,
  to: string,
): Promise<void> {
  // What is in the bin is restored with the new file.
  await includeDeleted(tx, 'pages');
  await includeDeleted(tx, 'menus');
  for (const [table, columns] of Object.entries(fileColumns)) {
    const id = table === 'websites' ? 'id' : 'website_id';
    const names = Object.keys(columns);
    const changes = Object.entries(columns).map(
      ([name, type]) =>
        sql`${sql.ref(name)} = replace(${sql.ref(name)}::text, ${from}, ${to})::${sql.raw(type)}`,
    );
    const found = names.map((name) => sql`strpos(${sql.ref(name)}::text, ${from}) > 0`);
    await sql`
      update ${sql.table(table)} set ${sql.join(changes)}
      where ${sql.ref(id)} = ${websiteId} and (${sql.join(found, sql` or `)})`.execute(tx);
  }
}

/** Whether a place shows a file. */
export async function isUsed(tx: WebsiteTransaction, websiteId: string, key: string): Promise<boolean> {
  const found = await tx
    .selectFrom('file_usages')
    .select('key')
    .where('website_id', '=', websiteId)
    .where('key', '=', key)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
