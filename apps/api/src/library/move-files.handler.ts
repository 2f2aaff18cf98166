import type { moveFiles } from '@etalage/api-contract';
import type { Handler } from '../calls/handler-context.ts';
import { recordFiles, setFiles } from '../files/bin.repository.ts';
import { readFolder } from './folder-path.ts';
import { checkFolder } from './folder.repository.ts';
import { changeFiles } from './library-changes.ts';

/** Moves files to another folder. */
export const moveFilesHandler: Handler<typeof moveFiles> = async (input, context) => {
  const { websiteId } = context;
  return changeFiles(context, input.keys, async ({ tx, member, files }) => {
    const folder = readFolder(input.folder, 'folder');
    await checkFolder(tx, websiteId, folder, 'folder');
    const moved = files.filter((file) => file.folder !== folder);
    await setFiles(tx, websiteId, moved, { folder });
    await recordFiles(tx, websiteId, member, 'moved', moved, { folder });
    return { moved: moved.length };
  });
};
