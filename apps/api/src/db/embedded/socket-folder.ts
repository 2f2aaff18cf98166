import { createHash } from 'node:crypto';
import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerAccount } from './server-account.ts';

/**
 * A new folder for the server's socket. A socket's path may have 107 bytes at most, so it does not lie with the data;
 * only the server's account and root can enter it.
 */
export function makeSocketFolder(cluster: string, account: ServerAccount | undefined): string {
  const folder = mkdtempSync(join(temporaryFolder(), namePrefix(cluster)));
  if (account) chownSync(folder, account.uid, account.gid);
  return folder;
}

/** Removes what killed servers of this cluster left; only while none runs. */
export function removeSocketFolders(cluster: string): void {
  for (const name of readdirSync(temporaryFolder())) {
    if (name.startsWith(namePrefix(cluster)))
      rmSync(join(temporaryFolder(), name), { recursive: true, force: true });
  }
}

const temporaryFolder = (): string => (tmpdir().length > 60 ? '/tmp' : tmpdir());

function namePrefix(cluster: string): string {
  return `etalage-pg-${createHash('sha256').update(cluster).digest('hex').slice(0, 12)}-`;
}
