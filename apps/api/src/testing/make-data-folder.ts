import { chmodSync, mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** An empty DATA_DIR in the temp folder; the database's own account can enter it if the tests run as root. */
export function makeDataFolder(prefix = 'etalage-data-'): string {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), prefix));
  chmodSync(folder, 0o711);
  return folder;
}
