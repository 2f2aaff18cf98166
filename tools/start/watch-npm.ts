import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const INTERVAL = 500;
const NEAREST = 3;

/**
 * Calls `onGone` once when the npm that started this process has ended. A signal to npm does not always reach its
 * children: SIGTERM ends npm, sometimes with a shell left in between. Does nothing when started without npm.
 */
export function watchNpm(onGone: () => void): void {
  // With an older Node this process is a child of the first one, which does not forward signals either.
  const isHandedOver = process.env['ETALAGE_NODE_TRIED'] !== undefined;
  const npm = process.env['npm_lifecycle_event'] ? findNpm() : undefined;
  const starter = npm ?? (isHandedOver ? processInfo(process.ppid) : undefined);
  if (!starter) return;
  const timer = setInterval(() => {
    // Checks more than the process id, which may have been reused by another process.
    if (processInfo(starter.pid)?.start === starter.start) return;
    clearInterval(timer);
    onGone();
  }, INTERVAL);
  timer.unref();
}

interface ProcessInfo {
  pid: number;
  parent: number;
  start: string;
  command: string;
}

/** The nearest npm among the parents of this process; the shell above it may end without any effect. */
function findNpm(): ProcessInfo | undefined {
  let pid = process.ppid;
  for (let distance = 1; distance <= NEAREST; distance++) {
    const found = processInfo(pid);
    if (!found) return undefined;
    if (/\bnpm\b/.test(found.command)) return found;
    pid = found.parent;
  }
  return undefined;
}

function processInfo(pid: number): ProcessInfo | undefined {
  try {
    return process.platform === 'linux' ? fromProc(pid) : fromPs(pid);
  } catch {
    return undefined;
  }
}

function fromProc(pid: number): ProcessInfo | undefined {
  const [state, parent, ...rest] = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  // A zombie has ended; its parent has not collected it yet.
  return state === 'Z' ? undefined : { pid, parent: Number(parent), start: rest[17] ?? '', command };
}

function fromPs(pid: number): ProcessInfo | undefined {
  const line = execFileSync('ps', ['-o', 'ppid=,lstart=,command=', '-p', String(pid)], { encoding: 'utf8' });
  const [, parent, start = '', command = ''] =
    /^\s*(\d+)\s+(\S+ \S+ +\d+ \S+ \d+)\s+(.*)$/.exec(line.trim()) ?? [];
  return parent ? { pid, parent: Number(parent), start, command } : undefined;
}
