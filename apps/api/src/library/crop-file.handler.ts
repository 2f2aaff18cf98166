import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { cropFile, InputOf } from '@etalage/api-contract';
import { focusInCrop, isCroppable } from '@etalage/site-model';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler, HandlerContext } from '../calls/handler-context.ts';
import { type AddedFile, addFile } from '../files/add-file.ts';
import { cutPicture } from '../files/cut-picture.ts';
import { isFileKey } from '../files/file-key.ts';
import { fetchFile, madeFile } from './copy-file.ts';
import { unknownLibraryFile } from './library-changes.ts';
import { changedMeanwhile, replaceVersion, shownFile } from './replace-versions.ts';
import { type FileVersion, recordCopy, versionsOf } from './version.repository.ts';

/** Cuts a part out of a picture, in its place or beside it. */
export const cropFileHandler: Handler<typeof cropFile> = async (input, context) => {
  const member = requireRole(context, ['owner', 'editor']);
  const { websiteId } = context;
  if (!isFileKey(input.key)) throw unknownLibraryFile();
  const file = await context.read((tx) => versionsOf(tx, websiteId, [input.key]).executeTakeFirst());
  if (!file) throw unknownLibraryFile();
  if (file.replaced_by !== null || file.removed_at !== null) throw changedMeanwhile();
  if (!isCroppable(file.content_type))
    throw new ApiError('validation_failed', { key: [{ key: 'library_crop_kind' }] });
  const part = await partOf(context, file, input);
  if (input.result === 'version') {
    const version = madeFile(context, await addFile(context, member, { ...part, isOnce: false }));
    return {
      file: await replaceVersion(context, member, file.key, version.key).catch(version.discard),
    };
  }
  const key = await addFile(context, member, { ...part, isOnce: true });
  return {
    file: await context.write(async (tx) => {
      await recordCopy(tx, websiteId, member, file, key);
      return shownFile(tx, websiteId, key);
    }),
  };
};

/** The part as a file, with what is said about the whole. */
async function partOf(
  context: HandlerContext,
  file: FileVersion,
  { area, key }: InputOf<typeof cropFile>,
): Promise<Omit<AddedFile, 'isOnce'>> {
  const fetched = await fetchFile(context, key);
  try {
    const { content, extension, size } = await cutPicture(fetched.path, file.content_type, area);
    const { folder, alt, is_decorative, focus_x: x, focus_y: y } = file;
    const focus = x === null || y === null ? undefined : focusInCrop({ x, y }, area, size);
    const bare = file.name.replace(/\.[A-Za-z0-9]{2,5}$/, '');
    return {
      name: `${context.translate('library_crop_name', { name: bare })}.${extension}`,
      content,
      hash: createHash('sha256')
        .update(JSON.stringify([key, area]))
        .digest('hex'),
      about: { folder, alt, is_decorative, focus_x: focus?.x ?? null, focus_y: focus?.y ?? null },
    };
  } finally {
    await rm(fetched.path, { force: true });
  }
}
