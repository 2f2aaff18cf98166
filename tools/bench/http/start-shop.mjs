import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { workspaceRoot } from '../../node/use-project-node.mjs';

const main = join(workspaceRoot, 'apps/api/src/main.ts');
const generous = { limit: 100_000_000, seconds: 60 };
const limits = [
  'cart_writes',
  'create_order_minute',
  'create_order_hour',
  'create_order_cart',
  'create_transaction',
  'search',
];

/** A production server on an embedded PostgreSQL of its own, as a child; `stop` removes it with its data. */
export async function startShop({ port = 0, folder = openFolder() } = {}) {
  const begin = performance.now();
  const child = spawn(process.execPath, [main], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      PORT: String(port),
      DASHBOARD_PORT: '0',
      DATA_DIR: folder,
      RATE_LIMITS: JSON.stringify(Object.fromEntries(limits.map((name) => [name, generous]))),
    },
  });
  const url = await announced(child);
  await answers(url);
  const started = Math.round(performance.now() - begin);
  const data = /\(gegevens: (.+)\)/.exec(url.line)?.[1] ?? folder;
  const [databasePid, , , socketPort, socketFolder] = readFileSync(
    join(data, 'postgres/postmaster.pid'),
    'utf8',
  ).split('\n');
  return {
    pid: child.pid,
    port: Number(new URL(url.address).port),
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

/** Root's PostgreSQL runs as somebody else; in a private folder it would put its data elsewhere, for good. */
function openFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'etalage-bench-'));
  chmodSync(folder, 0o755);
  return folder;
}

async function announced(child) {
  let text = '';
  for await (const piece of child.stdout) {
    text += piece;
    const [line, address] = /Etalage draait: (\S+).*/.exec(text) ?? [];
    if (address && text.includes('\n')) {
      child.stdout.resume();
      return { line, address };
    }
  }
  throw new Error(`The server did not start: ${text}`);
}

async function answers({ address }) {
  for (let tries = 0; tries < 200; tries += 1) {
    const reply = await fetch(address).catch(() => undefined);
    if (reply?.ok) return;
    await wait(25);
  }
  throw new Error(`${address} does not answer.`);
}
