import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds of one tick of /proc (sysconf CLK_TCK is 100 on Linux). */
const TICK = 10;

/** Ticks of a process: its own, and those of its ended children that were waited for. */
interface Stat {
  parent: number;
  own: number;
  ticks: number;
}

/** Processor time in ms of a process and all its descendants, including ended ones. Linux only. */
export function cpuTimeOf(pid: number): number {
  const children = new Map<number, number[]>();
  const times = new Map<number, Stat>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const stat = statOf(name);
    if (!stat) continue;
    times.set(Number(name), stat);
    children.set(stat.parent, [...(children.get(stat.parent) ?? []), Number(name)]);
  }
  const sum = (id: number): number => {
    const own = times.get(id);
    return own ? own.ticks + (children.get(id) ?? []).reduce((total, child) => total + sum(child), 0) : 0;
  };
  return sum(pid) * TICK;
}

/** Processor time in ms of one process alone, including its threads. */
export function ownCpuTimeOf(pid: number): number {
  return (statOf(pid)?.own ?? 0) * TICK;
}

/** Memory of one process in MB. */
export function memoryOf(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

function statOf(pid: number | string): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    // utime, stime, and those of ended children that were waited for.
    const ticksAt = (...places: number[]) => places.reduce((sum, at) => sum + Number(fields[at]), 0);
    return { parent: Number(fields[1]), own: ticksAt(11, 12), ticks: ticksAt(11, 12, 13, 14) };
  } catch {
    return undefined;
  }
}
