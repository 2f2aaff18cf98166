import { createHash } from 'node:crypto';
import { chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerAccount } from './server-account.ts';

/**
 * A new folder for the server's socket. The path of a socket has at most 107 bytes, so it is not in the data folder;
 * only the server's account and root can enter it.
 */
export function makeSocketFolder(cluster: string, account: ServerAccount | undefined): string {
  const folder = mkdtempSync(join(temporaryFolder(), namePrefix(cluster)));
  if (account) chownSync(folder, account.uid, account.gid);
  return folder;
}

/** The same folder again, for a server that is started again: its clients keep the address. */
export function remakeSocketFolder(folder: string, account: ServerAccount | undefined): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (account) chownSync(folder, account.uid, account.gid);
}

/** Removes the folders of killed servers of this cluster; call it only while no server runs. */
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
