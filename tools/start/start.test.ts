import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const dataDir = mkdtempSync(join(tmpdir(), 'etalage-start-'));
chmodSync(dataDir, 0o711);
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

interface Running {
  child: ChildProcess;
  output: () => string;
}

function runStart(env: Record<string, string>): Running {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'start.mjs')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: '0',
      DASHBOARD_PORT: '0',
      NODE_ENV: 'production',
      // The year is begun after the start; `tools/demo` tests it.
      DEMO_YEAR: 'off',
      ...env,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece) => (output += String(piece)));
  return { child, output: () => output };
}

describe('npm start', { timeout: 180_000 }, () => {
  it('reports immediately which port is in use and how to choose another', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { child, output } = runStart({ DASHBOARD_PORT: String(port) });
    const [code] = (await once(child, 'close')) as [number];
    other.close();
    expect(code).toBe(1);
    expect(output().trim()).toBe(
      `Poort ${port} is al in gebruik. Stop het programma dat hem gebruikt, ` +
        `of kies een andere poort: DASHBOARD_PORT=${port + 100} npm start`,
    );
  });

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'announces storefront, dashboard and data, and stops all at %s',
    async (name) => {
      const { child, output } = runStart({});
      await expect.poll(output, { timeout: 120_000, interval: 100 }).toContain('Stoppen: Ctrl-C');
      const [storefront, dashboard] = output().match(/http:\S+/g) ?? [];
      expect(output()).toContain(`Gegevens   ${dataDir}`);
      // The second start finds the demo shop of the first.
      expect(output()).toContain('Inloggen   demo@etalage.nl');
      expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(true);
      expect((await fetch(`${storefront}/readyz`)).status).toBe(200);
      expect((await fetch(`${dashboard}/readyz`)).status).toBe(200);
      child.kill(name);
      const [code] = (await once(child, 'close')) as [number];
      expect({ code, stopped: !existsSync(join(dataDir, 'postgres/postmaster.pid')) }).toEqual({
        code: 0,
        stopped: true,
      });
    },
  );
});
