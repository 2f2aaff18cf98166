import type { restoreFiles } from '@etalage/api-contract';
import type { Handler } from '../calls/handler-context.ts';
import { recordFiles, setFiles } from '../files/bin.repository.ts';
import { changeFiles } from './library-changes.ts';

/** Takes files out of the bin, in the folder in which they were. */
export const restoreFilesHandler: Handler<typeof restoreFiles> = async ({ keys }, context) => {
  const { websiteId } = context;
  return changeFiles(context, keys, async ({ tx, member, files }) => {
    const removed = files.filter(({ removed_at }) => removed_at !== null);
    await setFiles(tx, websiteId, removed, { removed_at: null });
    await recordFiles(tx, websiteId, member, 'restored', removed, {});
    return { restored: removed.length };
  });
};
