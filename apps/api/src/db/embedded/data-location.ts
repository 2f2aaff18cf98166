import { createHash } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, realpathSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { newId } from '../new-id.ts';
import { isReachableByOthers } from './reachable.ts';
import type { ServerAccount } from './server-account.ts';
import { SYSTEM_FOLDER } from './system-folder.ts';
import { StartError } from '../../start-error.ts';

/** The location of the database of a DATA_DIR. */
export interface DataLocation {
  /** Folder that holds `postgres` (the cluster), the lock file and the log. */
  readonly folder: string;
  /** Whether it is outside DATA_DIR, because the server's account cannot access that. */
  readonly moved: boolean;
}

/**
 * DATA_DIR itself when the server can use it; otherwise, for root with a private checkout, a folder under
 * /var/lib/etalage for this DATA_DIR only. Existing data is not moved.
 */
export function dataLocation(dataDir: string, account: () => ServerAccount | undefined): DataLocation {
  mkdirSync(dataDir, { recursive: true, mode: 0o755 });
  const folder = realpathSync(resolve(dataDir));
  if (process.getuid?.() !== 0) return { folder, moved: false };
  const key = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  const elsewhere = join(SYSTEM_FOLDER, key);
  const hasData = (place: string) => existsSync(join(place, 'postgres', 'PG_VERSION'));
  if (hasData(elsewhere)) return { folder: elsewhere, moved: true };
  if (isReachableByOthers(folder) && canGiveAway(folder, account())) return { folder, moved: false };
  if (hasData(folder)) {
    throw new StartError(
      `De database in ${folder} is niet bereikbaar voor de gebruiker van PostgreSQL, omdat een map daarboven ` +
        'afgesloten is. Maak die map toegankelijk (chmod o+x), of kies een andere DATA_DIR.',
    );
  }
  mkdirSync(elsewhere, { recursive: true, mode: 0o755 });
  return { folder: elsewhere, moved: true };
}

/** Some mounted folders ignore a change of owner; a server with its own account cannot use them. */
function canGiveAway(folder: string, account: ServerAccount | undefined): boolean {
  if (!account) return true;
  const probe = join(folder, `.probe-${newId()}`);
  try {
    mkdirSync(probe);
    chownSync(probe, account.uid, account.gid);
    return statSync(probe).uid === account.uid;
  } catch {
    return false;
  } finally {
    rmSync(probe, { recursive: true, force: true });
  }
}
