import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const program = join(import.meta.dirname, '../../tools/demo/serve.ts');

/**
 * A separate instance of the product for one test, with its own ports and data, that can be killed without affecting
 * parallel tests.
 */
interface OwnServer {
  readonly site: string;
  readonly dashboard: string;
  start(): Promise<void>;
  /** Kills the whole process tree together, including the database. */
  kill(): Promise<void>;
  /** Stops it permanently and removes its data. */
  remove(): Promise<void>;
}

/** `env` are settings that differ from those of the other tests. */
export async function ownServer(env: Readonly<Record<string, string>> = {}): Promise<OwnServer> {
  const dataDir = mkdtempSync(join(quickFolder(), 'etalage-e2e-own-'));
  // The user of the database needs access to the folder when the tests run as root.
  chmodSync(dataDir, 0o711);
  const port = await freePort();
  const dashboardPort = await freePort();
  let child: ChildProcess | undefined;

  async function kill() {
    const main = child;
    child = undefined;
    if (!main?.pid) return;
    const ended = once(main, 'exit');
    const tree = [main.pid, ...descendantsOf(main.pid)];
    for (const pid of tree) killNow(pid);
    await ended;
  }

  return {
    site: `http://localhost:${port}`,
    dashboard: `http://127.0.0.1:${dashboardPort}`,
    async start() {
      const started = spawn(process.execPath, [program], {
        stdio: ['ignore', 'pipe', 'inherit'],
        env: {
          ...process.env,
          PORT: String(port),
          DASHBOARD_PORT: String(dashboardPort),
          DATA_DIR: dataDir,
          LOG_LEVEL: 'silent',
          NODE_ENV: 'production',
          ...env,
        },
      });
      child = started;
      await Promise.race([
        once(started.stdout, 'data'),
        once(started, 'exit').then(([code]) => Promise.reject(new Error(`the server ended with ${code}`))),
      ]);
    },
    kill,
    async remove() {
      await kill();
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}

/**
 * A folder in memory if it has room for a database. The operating system preserves what a killed process wrote on any
 * disk; fsync only protects against a power failure, and takes most of the recovery time.
 */
function quickFolder(): string {
  const memory = '/dev/shm';
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > 1_000_000_000 ? memory : tmpdir();
}

/** A port of this machine that nothing uses now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

function descendantsOf(pid: number): number[] {
  const all = processes();
  const below = (parent: number): number[] =>
    all.filter((one) => one.parent === parent).flatMap((one) => [one.pid, ...below(one.pid)]);
  return below(pid);
}

function processes(): { pid: number; parent: number }[] {
  if (existsSync('/proc/self/stat')) {
    return readdirSync('/proc').flatMap((name) => {
      if (!/^\d+$/.test(name)) return [];
      const stat = textOf(`/proc/${name}/stat`);
      // The name of the program is in parentheses and may contain spaces.
      const parent = Number(/.*\) \S+ (\d+)/s.exec(stat)?.[1]);
      return parent ? [{ pid: Number(name), parent }] : [];
    });
  }
  const lines = execFileSync('ps', ['-axo', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  return lines.map((line) => {
    const [pid = 0, parent = 0] = line.trim().split(/\s+/).map(Number);
    return { pid, parent };
  });
}

/** Empty for a process that has just ended. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function killNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
