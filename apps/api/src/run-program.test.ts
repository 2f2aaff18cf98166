import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
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

  it('ends when its database was killed, so that a supervisor can restart it', async () => {
    const program = runMain({ ROLE: 'worker' });
    await lineOf(program, 'Etalage draait');
    signal(postmasterPid(join(dataDir, 'postgres')) ?? 0, 'SIGKILL');
    const { code, err } = await program.result;
    expect({ code, err }).toEqual({
      code: 1,
      err: expect.stringContaining('De database is onverwacht gestopt. Start Etalage opnieuw.') as string,
    });
  });

  it('stops at a signal that arrives during the start', async () => {
    const program = runMain();
    await new Promise((resolve) => setTimeout(resolve, 700));
    program.child.kill('SIGTERM');
    expect([0, null]).toContain((await program.result).code);
    expect(processesIn(join(dataDir, 'postgres'))).toEqual([]);
  });
});
