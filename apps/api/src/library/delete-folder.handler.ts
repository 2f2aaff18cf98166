import type { deleteFolder } from '@etalage/api-contract';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { folderAbove } from './folder-path.ts';
import { deleteFolderRows, hasFolder, lockFolders, moveFilesOfFolder } from './folder.repository.ts';
import { recordFolders } from './record-folders.ts';

/** Deletes a folder; its files, also those in the bin, go to the folder above it, so that none is lost. */
export const deleteFolderHandler: Handler<typeof deleteFolder> = async ({ path }, context) => {
  const member = requireRole(context, ['owner', 'editor']);
  const { websiteId } = context;
  return context.write(async (tx) => {
    await lockFolders(tx, websiteId);
    if (!(await hasFolder(tx, websiteId, path)))
      throw new ApiError('not_found', { path: [{ key: 'library_folder_unknown' }] });
    const moved = await moveFilesOfFolder(tx, websiteId, path, folderAbove(path), { isFlat: true });
    const deleted = await deleteFolderRows(tx, websiteId, path);
    const changes = deleted.map((one) => ({ subjectId: one, before: { path: one }, after: null }));
    await recordFolders(tx, websiteId, member, 'deleted', changes);
    return { moved };
  });
};
