import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { newId } from '../new-id.ts';
import { startOfProcess } from './processes.ts';
import { StartError } from '../../start-error.ts';

/** Thrown when another running process has this database open. */
export class AlreadyRunningError extends StartError {
  constructor(folder: string, pid: number) {
    super(
      `Etalage draait al met de gegevens in ${folder} (proces ${pid}). Stop dat proces eerst, ` +
        'of start deze met een andere map: DATA_DIR=… npm start.',
    );
  }
}

/**
 * Makes this process the only one that starts, stops or repairs the database in a folder. The lock of a killed process
 * is taken over; the lock of a running process throws `AlreadyRunningError`. Returns the function that releases the lock.
 */
export function acquireOwnerLock(folder: string): () => void {
  const lock = `${folder}/etalage.lock`;
  const mine = `${process.pid} ${startOfProcess(process.pid) ?? ''} ${newId()}`;
  const draft = `${lock}-${newId()}`;
  writeFileSync(draft, mine);
  try {
    // Creating a link is atomic: of two processes exactly one succeeds.
    while (!tryLink(draft, lock)) removeIfStale(lock, folder);
  } finally {
    rmSync(draft, { force: true });
  }
  return () => {
    if (read(lock) === mine) rmSync(lock, { force: true });
  };
}

function removeIfStale(lock: string, folder: string): void {
  const seen = read(lock);
  if (seen === undefined) return;
  const [pid = '', start = ''] = seen.split(' ');
  if (Number(pid) > 0 && startOfProcess(Number(pid)) === start)
    throw new AlreadyRunningError(folder, Number(pid));
  const aside = `${lock}-${newId()}`;
  try {
    renameSync(lock, aside);
  } catch {
    return;
  }
  // Between reading and renaming, another process may have replaced the stale lock with its own: restore that one.
  if (read(aside) !== seen) tryLink(aside, lock);
  rmSync(aside, { force: true });
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
