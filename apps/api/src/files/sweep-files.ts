import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { KEPT_DAYS } from '../db/deleted-rows.ts';
import { type WebsiteTransaction, withWebsite } from '../db/with-website.ts';
import { agreedUsage } from './agreed-files.ts';
import { healReplaced } from './heal-replaced.ts';
import { finishRemoval, type Run } from './remove-file.ts';
import type { FileDeps } from './store-file.ts';
import { workOnEach } from './work-on-each.ts';

const HOUR_MS = 3600_000;

/** Milliseconds after which a file that was never uploaded, or never used by a form, is an orphan. */
const ORPHAN_AFTER_MS = 24 * HOUR_MS;

/** Milliseconds for which a file stays in the bin, or can be put back after it was replaced; longer while visitors see it. */
const IN_BIN_MS = KEPT_DAYS * 24 * HOUR_MS;

/** Maximum number of files removed in one sweep of a website, so that other websites do not wait long. */
const MAX_FILES_PER_SWEEP = 100;

/**
 * Removes orphans: requested files that were never uploaded, uploads that a killed server did not finish, visitors'
 * files that are not part of a sent form, files of quotes that no offer names, files of the bin and replaced files that
 * no visitor sees and nobody agreed with, and files that were deleted while the storage was offline. Each is attempted
 * again after the others, so that files that cannot be removed do not keep it from them. Throws the first failure after
 * all files were attempted.
 */
export async function sweepFiles({ db, files }: FileDeps, websiteId: string, now: Date): Promise<void> {
  const run: Run = (work) => withWebsite(db, websiteId, work);
  await healReplaced(db, websiteId);
  const due = await run((tx) => markDue(tx, websiteId, now));
  await workOnEach(due, async ({ key, isPrivate }) => {
    await finishRemoval(run, files, { websiteId, key, isPrivate });
  });
}

/**
 * Marks what is due. The files are locked before it is read whether visitors see them, in a statement of its own: only so
 * it sees what was published until that moment, and whoever publishes a file after it waits.
 */
async function markDue(tx: WebsiteTransaction, websiteId: string, now: Date) {
  const locked = await dueFiles(tx, websiteId, now).forUpdate().skipLocked().execute();
  if (locked.length === 0) return [];
  return tx
    .updateTable('files')
    .set({ state: 'leaving', changed_at: now })
    .where('website_id', '=', websiteId)
    .where(
      'key',
      'in',
      locked.map(({ key }) => key),
    )
    .where(({ or, eb, not, exists }) =>
      or([
        // A file of which the bytes are being removed is not shown by anyone.
        eb('state', '<>', 'stored'),
        eb('visitor_hash', 'is not', null),
        not(
          or([
            exists(liveUsage(tx, websiteId)),
            exists(offerUsage(tx, websiteId)),
            exists(agreedUsage(tx, websiteId)),
          ]),
        ),
      ]),
    )
    .returning(['key', 'is_private as isPrivate'])
    .execute();
}

/** The files that are due, those first that were not tried for the longest time. */
function dueFiles(tx: WebsiteTransaction, websiteId: string, now: Date) {
  const old = new Date(now.getTime() - ORPHAN_AFTER_MS);
  const kept = new Date(now.getTime() - IN_BIN_MS);
  return tx
    .selectFrom('files')
    .select('key')
    .where('website_id', '=', websiteId)
    .where(({ or, and, eb, not, exists }) =>
      or([
        // Leaves a minute to the call that is removing the file now.
        and([eb('state', '=', 'leaving'), eb('changed_at', '<', new Date(now.getTime() - 60_000))]),
        and([eb('state', 'in', ['asked', 'arrived', 'converting', 'refused']), eb('changed_at', '<', old)]),
        and([eb('visitor_hash', 'is not', null), eb('claimed_by', 'is', null), eb('changed_at', '<', old)]),
        and([
          eb('quote_id', 'is not', null),
          eb('changed_at', '<', old),
          not(exists(offerUsage(tx, websiteId))),
        ]),
        and([
          or([eb('removed_at', '<', kept), eb('replaced_at', '<', kept)]),
          not(or([exists(liveUsage(tx, websiteId)), exists(agreedUsage(tx, websiteId))])),
        ]),
      ]),
    )
    .orderBy('changed_at')
    .limit(MAX_FILES_PER_SWEEP);
}

/** The places of a file that visitors see. */
function liveUsage(tx: WebsiteTransaction, websiteId: string) {
  return tx
    .selectFrom('file_usages')
    .select('file_usages.key')
    .where('file_usages.website_id', '=', websiteId)
    .where('file_usages.key', '=', sql.ref<string>('files.key'))
    .where('is_live', '=', true);
}

/** The versions of its quote that name a file; a file that is taken off one counts its day from then. */
function offerUsage(tx: WebsiteTransaction, websiteId: string) {
  return tx
    .selectFrom('quote_offers')
    .select('quote_offers.number')
    .where('quote_offers.website_id', '=', websiteId)
    .where('quote_offers.quote_id', '=', sql.ref<string>('files.quote_id'))
    .where(sql<boolean>`quote_offers.content -> 'files' ? files.key`);
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
