import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { workspaceRoot } from '../node/use-project-node.mjs';

const main = join(workspaceRoot, 'tools/demo/serve.ts');
const generous = { limit: 100_000_000, seconds: 1 };
const limits = [
  'cart_writes',
  'create_order_minute',
  'create_order_hour',
  'create_order_tries',
  'create_transaction',
  'search',
];

type Child = ChildProcessByStdio<null, Readable, null>;

export interface RunningShop {
  readonly pid: number;
  readonly port: number;
  readonly dashboardPort: number;
  /** Folder of its data. */
  readonly folder: string;
  /** Milliseconds from the command to the first page response. */
  readonly started: number;
  readonly database: { readonly pid: number; readonly host: string; readonly port: number };
  /** Removes the data too, unless `keep` is set. */
  stop(how?: { keep?: boolean }): Promise<void>;
}

interface ShopOptions {
  readonly port?: number;
  readonly folder?: string;
  /** Settings on top of those of a production server whose visitors meet no limits. */
  readonly env?: Readonly<Record<string, string>>;
}

/** A production server with its own embedded PostgreSQL, as a child process. */
export async function startShop({
  port = 0,
  folder = openFolder(),
  env = {},
}: ShopOptions = {}): Promise<RunningShop> {
  const begin = performance.now();
  const child: Child = spawn(process.execPath, [main], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      PORT: String(port),
      DASHBOARD_PORT: '0',
      DATA_DIR: folder,
      RATE_LIMITS: JSON.stringify(Object.fromEntries(limits.map((name) => [name, generous]))),
      ...env,
    },
  });
  const { line, address, dashboard } = await firstAnswer(child);
  const started = Math.round(performance.now() - begin);
  const data = /\(gegevens: (.+)\)/.exec(line)?.[1] ?? folder;
  const [databasePid, , , socketPort, socketFolder = ''] = readFileSync(
    join(data, 'postgres/postmaster.pid'),
    'utf8',
  ).split('\n');
  return {
    pid: child.pid ?? 0,
    port: Number(new URL(address).port),
    dashboardPort: Number(new URL(dashboard).port),
    folder,
    started,
    database: { pid: Number(databasePid), host: socketFolder, port: Number(socketPort) },
    async stop({ keep = false } = {}) {
      if (child.exitCode === null) {
        child.kill();
        await once(child, 'exit');
      }
      if (!keep && existsSync(folder)) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * For root, PostgreSQL runs as another user; with a private folder it would permanently put its data elsewhere.
 */
function openFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'etalage-bench-'));
  chmodSync(folder, 0o755);
  return folder;
}

/** The server's start-up line with the addresses in it. */
interface Announced {
  readonly line: string;
  readonly address: string;
  readonly dashboard: string;
}

/** The server's start-up line, once it has answered its first page; a server that cannot answer is stopped. */
async function firstAnswer(child: Child): Promise<Announced> {
  try {
    const said = await announced(child);
    await answers(said.address);
    return said;
  } catch (error) {
    child.kill();
    throw error;
  }
}

async function announced(child: Child): Promise<Announced> {
  let text = '';
  for await (const piece of child.stdout) {
    text += String(piece);
    const [line, address, dashboard] = /Etalage draait: (\S+) (\S+).*/.exec(text) ?? [];
    if (line && address && dashboard && text.includes('\n')) {
      child.stdout.resume();
      return { line, address, dashboard };
    }
  }
  throw new Error(`The server did not start: ${text}`);
}

/** The first page is rendered on request, which takes seconds on a busy machine. */
async function answers(address: string): Promise<void> {
  const end = performance.now() + 60_000;
  while (performance.now() < end) {
    const reply = await fetch(address, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined);
    if (reply?.ok) return;
    await wait(25);
  }
  throw new Error(`${address} does not answer.`);
}
