import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ClusterPlan } from './init-cluster.ts';
import { StartError } from '../../start-error.ts';

export const SOCKET_PORT = 5432;

/** A running PostgreSQL server, a child of this process. */
export interface ServerProcess {
  readonly pid: number;
  /** Resolves when the server has ended for any reason. */
  readonly ended: Promise<void>;
  /** Ends all sessions and stops cleanly. */
  stop(): Promise<void>;
}

/**
 * Starts the server of a cluster and waits until it accepts connections.
 * @param socketFolder Folder of its unix socket, which only its own account and root can enter.
 */
export async function startServer(
  plan: ClusterPlan,
  socketFolder: string,
  logFile: string,
): Promise<ServerProcess> {
  const log = openSync(logFile, sizeOf(logFile) > 5_000_000 ? 'w' : 'a', 0o600);
  const logStart = sizeOf(logFile);
  const child = spawn(
    join(plan.programs, 'bin/postgres'),
    ['-D', plan.cluster, ...settings(plan, socketFolder)],
    {
      ...plan.account,
      cwd: '/',
      // In its own session: Ctrl-C in the terminal reaches only this process, which stops the server when it is idle.
      detached: true,
      stdio: ['ignore', log, log],
      env: { PATH: process.env['PATH'], TZ: 'UTC', LC_ALL: 'C' },
    },
  );
  closeSync(log);
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  await untilReady(child, plan.cluster, () => readFileSync(logFile, 'utf8').slice(logStart));
  return { pid: child.pid as number, ended, stop: () => stop(child, ended) };
}

function settings({ durable }: ClusterPlan, socketFolder: string): string[] {
  const safety = durable ? 'on' : 'off';
  const all: Record<string, string> = {
    listen_addresses: '',
    port: String(SOCKET_PORT),
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    fsync: safety,
    synchronous_commit: safety,
    full_page_writes: safety,
    max_connections: '100',
    shared_buffers: '128MB',
    max_wal_size: '512MB',
    // Shop queries are short: JIT compilation or parallel workers cost more than they save.
    jit: 'off',
    max_parallel_workers_per_gather: '0',
    // There is no replication.
    wal_level: 'minimal',
    max_wal_senders: '0',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Statements and their values hold personal data and do not belong in a log.
    log_min_error_statement: 'panic',
    log_parameter_max_length_on_error: '0',
    log_checkpoints: 'off',
  };
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

async function untilReady(child: ChildProcess, cluster: string, said: () => string): Promise<void> {
  let failure: Error | undefined;
  child.once('error', (error) => (failure = error));
  const end = Date.now() + 120_000;
  while (!isReady(cluster, child.pid)) {
    if (failure || child.exitCode !== null || child.signalCode !== null) {
      throw new StartError(`PostgreSQL start niet. ${said().trim()}`, { cause: failure });
    }
    if (Date.now() > end) {
      child.kill('SIGQUIT');
      throw new StartError(`PostgreSQL is na twee minuten nog niet gereed. ${said().trim()}`);
    }
    await pause(20);
  }
}

/** The server writes its state on the eighth line of its lock file, together with its process id. */
function isReady(cluster: string, pid: number | undefined): boolean {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return Number(lines[0]) === pid && lines[7]?.trim() === 'ready';
  } catch {
    return false;
  }
}

async function stop(child: ChildProcess, ended: Promise<void>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return ended;
  child.kill('SIGINT');
  const impatient = setTimeout(() => child.kill('SIGQUIT'), 30_000);
  await ended;
  clearTimeout(impatient);
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
