import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const INTERVAL = 500;
const NEAREST = 3;

/**
 * Calls `onGone` once when the npm that started this process has ended. A signal for npm does not always reach what
 * npm started: SIGTERM ends npm, sometimes with a shell left between. Does nothing when started without npm.
 */
export function watchNpm(onGone: () => void): void {
  // Under an older Node this process is the second one, and the first passes no signal on either.
  const isHandedOver = process.env['ETALAGE_NODE_TRIED'] !== undefined;
  const npm = process.env['npm_lifecycle_event'] ? findNpm() : undefined;
  const starter = npm ?? (isHandedOver ? processInfo(process.ppid) : undefined);
  if (!starter) return;
  const timer = setInterval(() => {
    // Not only whether the number is in use: it may have been given to another process since.
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

/** The nearest npm above this process; beyond it stands the person's own shell, which may end without consequence. */
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
  // A zombie has ended; only its own parent has not noticed yet.
  return state === 'Z' ? undefined : { pid, parent: Number(parent), start: rest[17] ?? '', command };
}

function fromPs(pid: number): ProcessInfo | undefined {
  const line = execFileSync('ps', ['-o', 'ppid=,lstart=,command=', '-p', String(pid)], { encoding: 'utf8' });
  const [, parent, start = '', command = ''] =
    /^\s*(\d+)\s+(\S+ \S+ +\d+ \S+ \d+)\s+(.*)$/.exec(line.trim()) ?? [];
  return parent ? { pid, parent: Number(parent), start, command } : undefined;
}
