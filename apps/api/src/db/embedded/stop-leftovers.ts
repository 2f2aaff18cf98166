import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { postmasterPid, processesIn, signal } from './processes.ts';
import { removeSocketFolders } from './socket-folder.ts';
import { StartError } from '../../start-error.ts';

export interface Leftovers {
  /** True when a server of a killed process still ran and has been stopped. */
  readonly stoppedServer: boolean;
  /** True when a lock file named a process that is not this server. */
  readonly removedLockFile: boolean;
}

/**
 * Clears what a killed process left in a cluster: first the server is asked to stop cleanly, then children
 * without a server are ended. Only when no process works in the folder any more is a left lock file removed, as
 * PostgreSQL would otherwise refuse when the number in it now belongs to another program.
 * Call it only while holding the owner lock.
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
