import type { createFolder } from '@etalage/api-contract';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { readFolder } from './folder-path.ts';
import { addFolder, lockFolders } from './folder.repository.ts';
import { recordNewFolders } from './record-folders.ts';

export const createFolderHandler: Handler<typeof createFolder> = async (input, context) => {
  const member = requireRole(context, ['owner', 'editor']);
  const { websiteId } = context;
  const path = readFolder(input.path, 'path');
  if (path === '') throw new ApiError('validation_failed', { path: [{ key: 'library_folder_invalid' }] });
  return context.write(async (tx) => {
    await lockFolders(tx, websiteId);
    const added = await addFolder(tx, websiteId, path, 'path');
    await recordNewFolders(tx, websiteId, member, added);
    return { path };
  });
};
