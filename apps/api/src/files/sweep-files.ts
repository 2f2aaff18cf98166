import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { withWebsite } from '../db/with-website.ts';
import { deleteFileRow } from './file.repository.ts';
import { removeBytes } from './remove-file.ts';
import type { FileDeps } from './store-file.ts';

const HOUR = 3600_000;

/** After this long a file that nobody sent, or that no form was sent with, is an orphan. */
const ORPHAN = 24 * HOUR;

/** Files taken away in one sweep of a website, before others have their turn. */
const MOST = 100;

/**
 * Removes what nobody will ask for again: addresses no file was sent to, uploads that a killed server left half way,
 * visitors' files no form was sent with, and files that were deleted while the storage was away.
 */
export async function sweepFiles({ db, files }: FileDeps, websiteId: string, now: Date): Promise<void> {
  const old = new Date(now.getTime() - ORPHAN);
  const due = await withWebsite(db, websiteId, (tx) =>
    tx
      .updateTable('files')
      .set({ state: 'leaving' })
      .where('website_id', '=', websiteId)
      .where('key', 'in', (orphans) =>
        orphans
          .selectFrom('files')
          .select('key')
          .where('website_id', '=', websiteId)
          .where(({ or, and, eb }) =>
            or([
              // A minute's grace for the call that is removing it right now.
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
            ]),
          )
          .limit(MOST)
          .forUpdate()
          .skipLocked(),
      )
      .returning(['key', 'is_private as isPrivate'])
      .execute(),
  );
  for (const { key, isPrivate } of due) {
    await removeBytes(files, { websiteId, key, isPrivate });
    await withWebsite(db, websiteId, (tx) => deleteFileRow(tx, websiteId, key));
  }
}

/** Removes what killed servers left in the folder where files arrive. */
export async function sweepIncoming(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const file = await stat(path).catch(() => undefined);
    if (file && file.mtimeMs < now.getTime() - ORPHAN) await rm(path, { force: true });
  }
}
