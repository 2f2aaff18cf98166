import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { postmasterPid, processesIn, signal } from './processes.ts';
import { removeSocketFolders } from './socket-folder.ts';
import { StartError } from '../../start-error.ts';

export interface Leftovers {
  /** Whether the server of a killed process was still running and has been stopped. */
  readonly stoppedServer: boolean;
  /** Whether a lock file named a process that is not this server. */
  readonly removedLockFile: boolean;
}

/**
 * Cleans up a cluster after a killed process: first the server is stopped cleanly, then children without a server are
 * ended. Once no process uses the folder any more, a stale lock file is removed, because PostgreSQL would refuse to start
 * if the process id in it now belonged to another program. Call it only while holding the owner lock.
 */
export async function stopLeftovers(cluster: string): Promise<Leftovers> {
  const main = postmasterPid(cluster);
  const atWork = processesIn(cluster);
  const stoppedServer = main !== undefined && atWork.includes(main);
  if (stoppedServer) signal(main, 'SIGINT');
  if (!(await emptied(cluster, stoppedServer ? 30_000 : 2_000))) {
    if (stoppedServer) signal(main, 'SIGQUIT');
    else for (const pid of processesIn(cluster)) signal(pid, 'SIGTERM');
    if (!(await emptied(cluster, 5_000))) for (const pid of processesIn(cluster)) signal(pid, 'SIGKILL');
    if (!(await emptied(cluster, 5_000)))
      throw new StartError(`In ${cluster} werkt nog een andere PostgreSQL.`);
  }
  removeSocketFolders(cluster);
  const removedLockFile = postmasterPid(cluster) !== undefined;
  rmSync(join(cluster, 'postmaster.pid'), { force: true });
  return { stoppedServer, removedLockFile };
}

async function emptied(cluster: string, milliseconds: number): Promise<boolean> {
  const end = Date.now() + milliseconds;
  while (processesIn(cluster).length > 0) {
    if (Date.now() > end) return false;
    await pause(20);
  }
  return true;
}
