import type { restorePreviousFile } from '@etalage/api-contract';
import { sql } from 'kysely';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { raisePublishNumber } from '../documents/raise-publish-number.ts';
import { isFileKey } from '../files/file-key.ts';
import { renameKey } from '../files/rename-key.ts';
import { unknownLibraryFile } from './library-changes.ts';
import { changedMeanwhile, shownFile } from './replace-versions.ts';
import { isPastKeeping, lockVersions, recordReplacement, takePlace } from './version.repository.ts';

/** Shows the previous file again. The one that replaced it goes to the bin, so that this can be undone too. */
export const restorePreviousFileHandler: Handler<typeof restorePreviousFile> = async (input, context) => {
  const member = requireRole(context, ['owner', 'editor']);
  const { websiteId } = context;
  const { key, previous } = input;
  if (!isFileKey(key) || !isFileKey(previous)) throw unknownLibraryFile();
  const file = await context.write(async (tx) => {
    await renameKey(tx, websiteId, key, previous);
    const files = await lockVersions(tx, websiteId, [key, previous]);
    const from = files.get(key);
    const to = files.get(previous);
    if (!from || !to) throw unknownLibraryFile();
    // A repeated call finds it done.
    if (to.replaced_by === null && from.removed_at !== null) return shownFile(tx, websiteId, previous);
    if (to.replaced_by !== key || from.removed_at !== null || from.replaced_by !== null)
      throw changedMeanwhile();
    if (!to.replaced_at || isPastKeeping(to.replaced_at, context.now()))
      throw new ApiError('conflict', { general: [{ key: 'library_previous_gone' }] });
    await takePlace(tx, websiteId, from, to);
    await tx
      .updateTable('files')
      .set({ removed_at: context.now(), changed_at: sql`clock_or(now())` })
      .where('website_id', '=', websiteId)
      .where('key', '=', key)
      .execute();
    await recordReplacement(tx, websiteId, member, 'put_back', { from, to });
    await raisePublishNumber(tx, websiteId);
    return shownFile(tx, websiteId, previous);
  });
  return { file };
};
