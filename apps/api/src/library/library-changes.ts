import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { HandlerContext, Member } from '../calls/handler-context.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { lockOwnFiles, type OwnFile } from '../files/bin.repository.ts';
import { isFileKey } from '../files/file-key.ts';
import { lockFolders } from './folder.repository.ts';

/** The refusal for a file that does not exist, or is not one of the owner. */
export function unknownLibraryFile(): ApiError {
  return new ApiError('not_found', { key: [{ key: 'files_unknown' }] });
}

interface Change {
  readonly tx: WebsiteTransaction;
  readonly member: Member;
  readonly files: readonly OwnFile[];
}

/**
 * Changes several files of the owner in one transaction in which they and the folders are locked; unknown ones are left
 * out.
 */
export async function changeFiles<Result>(
  context: HandlerContext,
  keys: readonly string[],
  work: (change: Change) => Promise<Result>,
): Promise<Result> {
  const member = requireRole(context, ['owner', 'editor']);
  const asked = [...new Set(keys)].filter(isFileKey);
  return context.write(async (tx) => {
    await lockFolders(tx, context.websiteId);
    const files = await lockOwnFiles(tx, context.websiteId, asked);
    if (files.length === 0) throw new ApiError('not_found', { keys: [{ key: 'files_unknown' }] });
    return work({ tx, member, files });
  });
}
