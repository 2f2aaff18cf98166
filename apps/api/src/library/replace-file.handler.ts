import type { replaceFile } from '@etalage/api-contract';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { isFileKey } from '../files/file-key.ts';
import { copyFile } from './copy-file.ts';
import { unknownLibraryFile } from './library-changes.ts';
import { changedMeanwhile, checkKind, replaceVersion } from './replace-versions.ts';
import { versionsOf } from './version.repository.ts';

/** Shows another file everywhere. It is checked before a copy is made, and again when it takes the place. */
export const replaceFileHandler: Handler<typeof replaceFile> = async (input, context) => {
  const member = requireRole(context, ['owner', 'editor']);
  const { websiteId } = context;
  const { key, replacement, is_upload } = input;
  if (!isFileKey(key) || !isFileKey(replacement)) throw unknownLibraryFile();
  if (key === replacement)
    throw new ApiError('validation_failed', { replacement: [{ key: 'library_replace_same' }] });
  const files = await context.read((tx) => versionsOf(tx, websiteId, [key, replacement]).execute());
  const file = files.find((one) => one.key === key);
  const next = files.find((one) => one.key === replacement);
  if (!file || !next) throw unknownLibraryFile();
  checkKind(file, next, context.translate);
  if (is_upload) return { file: await replaceVersion(context, member, key, replacement) };
  if (file.replaced_by !== null || file.removed_at !== null) throw changedMeanwhile();
  if (next.replaced_by !== null || next.removed_at !== null) throw unknownLibraryFile();
  const copy = await copyFile(context, member, next);
  return { file: await replaceVersion(context, member, key, copy.key).catch(copy.discard) };
};
