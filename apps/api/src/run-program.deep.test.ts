import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { postmasterPid, processesIn, signal } from './db/embedded/processes.ts';
import { makeDataFolder } from './testing/make-data-folder.ts';
import { lineOf, type RunningNode, runNode } from './testing/run-node.ts';

const MAIN = join(import.meta.dirname, 'main.ts');
const dataDir = makeDataFolder();
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

function runMain(env: Record<string, string> = {}): RunningNode {
  const settings = { DATA_DIR: dataDir, PORT: '0', DASHBOARD_PORT: '0', LOG_LEVEL: 'error', ...env };
  return runNode(MAIN, [], { env: { ...process.env, ...settings } });
}

describe('main.ts', { timeout: 60_000 }, () => {
  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    'serves, and stops with everything it started at %s',
    async (name) => {
      const program = runMain({ LOG_LEVEL: 'warn' });
      const announced = await lineOf(program, 'Etalage draait');
      const [storefront, dashboard] = announced.match(/http:\S+/g) ?? [];
      expect((await fetch(`${storefront}/readyz`)).status).toBe(200);
      expect((await fetch(`${dashboard}/readyz`)).status).toBe(200);
      program.child.kill(name);
      const { code, out } = await program.result;
      expect(code).toBe(0);
      // Without a seed, all data folders must still exist. The apps may not be built here.
      expect(out).not.toContain(`path \\"${dataDir}`);
      expect(processesIn(join(dataDir, 'postgres'))).toEqual([]);
    },
  );

  it('runs jobs without servers as a worker', async () => {
    const program = runMain({ ROLE: 'worker' });
    expect(await lineOf(program, 'Etalage draait')).toBe(`Etalage draait: worker (gegevens: ${dataDir})`);
    program.child.kill('SIGTERM');
    expect((await program.result).code).toBe(0);
  });

  it('ends with one sentence, and stops its database, when the port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    const { code, err } = await runMain({ PORT: String(port), HOST: '127.0.0.1' }).result;
    other.close();
    expect({ code, lines: err.trim().split('\n') }).toMatchObject({
      code: 1,
      lines: [
        `Poort ${port} is al in gebruik. Stop het programma dat hem gebruikt, of kies een andere poort: PORT=${port + 100} npm start`,
      ],
    });
    expect(processesIn(join(dataDir, 'postgres'))).toEqual([]);
  });

  it('ends with one sentence when a setting is wrong', async () => {
    const { code, err } = await runMain({ ROLE: 'database' }).result;
    expect({ code, err }).toEqual({
      code: 1,
      err: 'ROLE is "database", maar kan alleen all, web of worker zijn.\n',
    });
  });

  it('ends with one sentence when the disk is full', async () => {
    // Stands for a full disk: nothing can be written, not even the lock of the data folder.
    const full = `import fs from 'node:fs'; import { syncBuiltinESMExports } from 'node:module';
      fs.writeFileSync = () => { throw Object.assign(new Error('no space left'), { code: 'ENOSPC' }); };
      syncBuiltinESMExports();`;
    const options = `--import=data:text/javascript,${encodeURIComponent(full)}`;
    const { code, err } = await runMain({ NODE_OPTIONS: options }).result;
    expect({ code, err }).toEqual({
      code: 1,
      err: `De schijf met de gegevens is vol (${dataDir}). Maak ruimte vrij en start Etalage opnieuw.\n`,
    });
  });

  it('starts its database again when that was killed, and serves from it', async () => {
    const program = runMain();
    const announced = await lineOf(program, 'Etalage draait');
    const [storefront] = announced.match(/http:\S+/g) ?? [];
    const killed = postmasterPid(join(dataDir, 'postgres'));
    signal(killed ?? 0, 'SIGKILL');
    await vi.waitFor(
      async () => {
        expect(postmasterPid(join(dataDir, 'postgres'))).not.toBe(killed);
        expect((await fetch(`${storefront}/readyz`)).status).toBe(200);
      },
      { timeout: 30_000, interval: 200 },
    );
    program.child.kill('SIGTERM');
    const { code, out } = await program.result;
    expect(code).toBe(0);
    expect(out).toContain('the database ended unexpectedly and was started again');
    expect(processesIn(join(dataDir, 'postgres'))).toEqual([]);
  });

  it('ends with one sentence when its database is killed each time', async () => {
    const program = runMain({ ROLE: 'worker' });
    await lineOf(program, 'Etalage draait');
    const cluster = join(dataDir, 'postgres');
    const killing = setInterval(() => {
      const running = postmasterPid(cluster);
      if (running !== undefined && processesIn(cluster).includes(running)) signal(running, 'SIGKILL');
    }, 100);
    const { code, err } = await program.result;
    clearInterval(killing);
    expect({ code, err }).toEqual({
      code: 1,
      err: expect.stringContaining('De database stopt steeds onverwacht.') as string,
    });
  });

  it('stops at a signal that arrives during the start', async () => {
    const cluster = join(dataDir, 'postgres');
    // Children of a server that was killed end by themselves, a moment after it.
    await vi.waitFor(() => expect(processesIn(cluster)).toEqual([]), { timeout: 20_000 });
    const program = runMain();
    await vi.waitFor(() => expect(processesIn(cluster)).not.toEqual([]), { timeout: 20_000, interval: 10 });
    program.child.kill('SIGTERM');
    expect((await program.result).code).toBe(0);
    expect(processesIn(cluster)).toEqual([]);
  });
});
