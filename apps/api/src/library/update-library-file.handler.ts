import { oneLine } from '@etalage/site-model';
import type { updateLibraryFile } from '@etalage/api-contract';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { raisePublishNumber } from '../documents/raise-publish-number.ts';
import { lockOwnFiles, recordFiles, setFiles } from '../files/bin.repository.ts';
import { isFileKey } from '../files/file-key.ts';
import { readFolder } from './folder-path.ts';
import { checkFolder, lockFolders } from './folder.repository.ts';
import { unknownLibraryFile } from './library-changes.ts';
import { findLibraryFile } from './library-file.repository.ts';

/** What visitors see of a file beside its content. */
const SHOWN = ['alt', 'is_decorative', 'focus_x', 'focus_y'] as const;

/** Changes name, alternative text, focal point and folder of a file. */
export const updateLibraryFileHandler: Handler<typeof updateLibraryFile> = async (input, context) => {
  const member = requireRole(context, ['owner', 'editor']);
  const { websiteId } = context;
  if (!isFileKey(input.key)) throw unknownLibraryFile();
  const folder = readFolder(input.folder, 'folder');
  const { is_decorative, focus } = input;
  const point = { focus_x: focus?.x ?? null, focus_y: focus?.y ?? null };
  const change = { name: nameOf(input), alt: oneLine(input.alt).trim(), is_decorative, folder, ...point };
  return context.write(async (tx) => {
    await lockFolders(tx, websiteId);
    await checkFolder(tx, websiteId, folder, 'folder');
    const [file] = await lockOwnFiles(tx, websiteId, [input.key]);
    if (!file) throw unknownLibraryFile();
    const isOther = (...names: (keyof typeof change)[]) => names.some((name) => file[name] !== change[name]);
    if (isOther('name', 'folder', ...SHOWN)) {
      await setFiles(tx, websiteId, [file], change);
      await recordFiles(tx, websiteId, member, 'changed', [file], change);
    }
    const changed = await findLibraryFile(tx, websiteId, file.key);
    if (!changed) throw unknownLibraryFile();
    // Pages show these where they have none of their own.
    if (changed.is_live && isOther(...SHOWN)) await raisePublishNumber(tx, websiteId);
    return { file: changed };
  });
};

/** The typed name on one line, with the extension of the file, which tells programs what it is. */
function nameOf({ name, key }: { name: string; key: string }): string {
  const typed = oneLine(name).trim();
  if (typed === '') throw new ApiError('validation_failed', { name: [{ key: 'library_name_missing' }] });
  const extension = key.slice(key.lastIndexOf('.'));
  const isNamed = typed.toLowerCase().endsWith(extension) || (extension === '.jpeg' && /\.jpg$/i.test(typed));
  return isNamed ? typed : `${typed}${extension}`;
}
