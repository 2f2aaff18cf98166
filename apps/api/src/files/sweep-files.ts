import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { withWebsite } from '../db/with-website.ts';
import { deleteFileRow } from './file.repository.ts';
import { removeBytes } from './remove-file.ts';
import type { FileDeps } from './store-file.ts';
import { workOnEach } from './work-on-each.ts';

const HOUR_MS = 3600_000;

/** Milliseconds after which a file that was never uploaded, or never used by a form, is an orphan. */
const ORPHAN_AFTER_MS = 24 * HOUR_MS;

/** Milliseconds for which a file stays in the bin; longer while visitors see it. */
const IN_BIN_MS = 30 * 24 * HOUR_MS;

/** Maximum number of files removed in one sweep of a website, so that other websites do not wait long. */
const MAX_FILES_PER_SWEEP = 100;

/**
 * Removes orphans: requested files that were never uploaded, uploads that a killed server did not finish, visitors'
 * files that are not part of a sent form, files of the bin that no visitor sees, and files that were deleted while the
 * storage was offline. Each is attempted again after the others, so that files that cannot be removed do not keep it
 * from them. Throws the first failure after all files were attempted.
 */
export async function sweepFiles({ db, files }: FileDeps, websiteId: string, now: Date): Promise<void> {
  const old = new Date(now.getTime() - ORPHAN_AFTER_MS);
  const due = await withWebsite(db, websiteId, (tx) =>
    tx
      .updateTable('files')
      .set({ state: 'leaving', changed_at: now })
      .where('website_id', '=', websiteId)
      .where('key', 'in', (orphans) =>
        orphans
          .selectFrom('files')
          .select('key')
          .where('website_id', '=', websiteId)
          .where(({ or, and, eb, not, exists, selectFrom }) =>
            or([
              // Leaves a minute to the call that is removing the file now.
              and([eb('state', '=', 'leaving'), eb('changed_at', '<', new Date(now.getTime() - 60_000))]),
              and([
                eb('state', 'in', ['asked', 'arrived', 'converting', 'refused']),
                eb('changed_at', '<', old),
              ]),
              and([
                eb('visitor_hash', 'is not', null),
                eb('claimed_by', 'is', null),
                eb('changed_at', '<', old),
              ]),
              and([
                eb('removed_at', '<', new Date(now.getTime() - IN_BIN_MS)),
                not(
                  exists(
                    selectFrom('file_usages')
                      .select('file_usages.key')
                      .where('file_usages.website_id', '=', websiteId)
                      .whereRef('file_usages.key', '=', 'files.key')
                      .where('is_live', '=', true),
                  ),
                ),
              ]),
            ]),
          )
          .orderBy('changed_at')
          .limit(MAX_FILES_PER_SWEEP)
          .forUpdate()
          .skipLocked(),
      )
      .returning(['key', 'is_private as isPrivate'])
      .execute(),
  );
  await workOnEach(due, async ({ key, isPrivate }) => {
    await removeBytes(files, { websiteId, key, isPrivate });
    await withWebsite(db, websiteId, (tx) => deleteFileRow(tx, websiteId, key));
  });
}

/** Removes files that killed servers left in the folder of incoming files. */
export async function sweepIncoming(folder: string, now: Date): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  await workOnEach(names, async (name) => {
    const path = join(folder, name);
    const file = await stat(path).catch(() => undefined);
    if (file && file.mtimeMs < now.getTime() - ORPHAN_AFTER_MS) await rm(path, { force: true });
  });
}
