import type { moveFolder } from '@etalage/api-contract';
import { sql } from 'kysely';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { folderAbove, isWithin, readFolder } from './folder-path.ts';
import { addFolder, hasFolder, lockFolders, moveFilesOfFolder } from './folder.repository.ts';
import { recordFolders, recordNewFolders } from './record-folders.ts';

/** Renames or moves a folder. A repeated call finds it moved already. */
export const moveFolderHandler: Handler<typeof moveFolder> = async ({ path, to }, context) => {
  const member = requireRole(context, ['owner', 'editor']);
  const { websiteId } = context;
  readFolder(to, 'to');
  if (to === '') throw refused('library_folder_invalid');
  return context.write(async (tx) => {
    await lockFolders(tx, websiteId);
    if (!(await hasFolder(tx, websiteId, path))) {
      if (await hasFolder(tx, websiteId, to)) return { path: to };
      throw new ApiError('not_found', { path: [{ key: 'library_folder_unknown' }] });
    }
    if (path === to) return { path };
    if (isWithin(to, path)) throw refused('library_folder_within');
    if (await hasFolder(tx, websiteId, to)) throw refused('library_folder_exists');
    const added = await addFolder(tx, websiteId, folderAbove(to), 'to');
    await recordNewFolders(tx, websiteId, member, added);
    const moved = await moveRows(tx, websiteId, path, to);
    const changes = moved.map(({ path: one, was }) => ({
      subjectId: one,
      before: { path: was },
      after: { path: one },
    }));
    await recordFolders(tx, websiteId, member, 'moved', changes);
    await moveFilesOfFolder(tx, websiteId, path, to, { isFlat: false });
    return { path: to };
  });
};

const refused = (key: string) => new ApiError('validation_failed', { to: [{ key }] });

/** Moves the rows of a folder and of those in it; throws if one of them would then be too deep. */
async function moveRows(
  tx: WebsiteTransaction,
  websiteId: string,
  path: string,
  to: string,
): Promise<{ path: string; was: string }[]> {
  const { rows } = await sql<{ path: string }>`
    update file_folders set path = ${to}::text || substr(path, char_length(${path}) + 1)
    where website_id = ${websiteId} and (path = ${path} or starts_with(path, ${`${path}/`}))
    returning path`.execute(tx);
  for (const moved of rows) readFolder(moved.path, 'to');
  return rows.map((moved) => ({ path: moved.path, was: `${path}${moved.path.slice(to.length)}` }));
}
