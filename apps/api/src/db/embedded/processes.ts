import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** Start time of a process as text, which a later process with the same id does not share; undefined when not running. */
export function startOfProcess(pid: number): string | undefined {
  if (existsSync('/proc/self/stat')) {
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ');
      return fields[0] === 'Z' ? undefined : `${bootId()}-${fields[19]}`;
    } catch {
      return undefined;
    }
  }
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
}

/** PostgreSQL processes of a data folder: the postmaster and its children have it as working directory. */
export function processesIn(folder: string): number[] {
  if (existsSync('/proc/self/stat')) {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && currentFolder(name) === folder)
      .map(Number);
  }
  const main = postmasterPid(folder);
  if (!main) return [];
  try {
    const command = execFileSync('ps', ['-o', 'command=', '-p', String(main)], { encoding: 'utf8' });
    return command.includes(folder) ? [main] : [];
  } catch {
    return [];
  }
}

/** The process id in the lock file of a data folder, running or not. */
export function postmasterPid(folder: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(`${folder}/postmaster.pid`, 'utf8'), 10) || undefined;
  } catch {
    return undefined;
  }
}

/** Sends a signal; a process that has ended already is no error. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function currentFolder(pid: string): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

function bootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return '';
  }
}
