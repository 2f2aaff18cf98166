import type { deleteFile } from '@etalage/api-contract';
import { requireRole } from '../auth/require-role.ts';
import type { Handler } from '../calls/handler-context.ts';
import { findFile } from './file.repository.ts';
import { removeFile } from './remove-file.ts';

/** Deletes a file of the website with its variants. */
export const deleteFileHandler: Handler<typeof deleteFile> = async ({ filePath }, context) => {
  requireRole(context, ['owner', 'editor', 'shop']);
  await removeFile(context, filePath, (tx) => findFile(tx, context.websiteId, filePath));
  return { deleted: true };
};
