import type { listFolders } from '@etalage/api-contract';
import { sql } from 'kysely';
import { requireRole } from '../auth/require-role.ts';
import type { Handler } from '../calls/handler-context.ts';
import { compareFolders } from './folder-path.ts';

/** Lists the folders of the library with the number of files in each, those of the bin not counted. */
export const listFoldersHandler: Handler<typeof listFolders> = async (_input, context) => {
  requireRole(context, ['owner', 'editor']);
  const { websiteId } = context;
  return context.read(async (tx) => {
    const { rows } = await sql<{ path: string; files: number }>`
      select d.path, coalesce(f.files, 0)::int as files from file_folders d
      left join (
        select folder, count(*) as files from files
        where website_id = ${websiteId} and visitor_hash is null and state = 'stored' and removed_at is null
          and replaced_by is null and folder <> ''
        group by folder) f on f.folder = d.path
      where d.website_id = ${websiteId}`.execute(tx);
    return { folders: rows.sort((one, other) => compareFolders(one.path, other.path)) };
  });
};
