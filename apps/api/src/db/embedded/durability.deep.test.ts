import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { makeDataFolder } from '../../testing/make-data-folder.ts';
import { lineOf, runNode } from '../../testing/run-node.ts';
import { openDatabase } from '../database.ts';
import { processesIn, signal } from './processes.ts';
import { startEmbedded } from './start-embedded.ts';

/** The long run kills it fifty times. */
const KILLS = Number(process.env['ETALAGE_KILLS'] ?? 10);
const WRITER = join(import.meta.dirname, '../../testing/programs/write-acknowledged.ts');

const dataDir = makeDataFolder();
const cluster = join(dataDir, 'postgres');
const log = join(dataDir, 'acknowledged.log');
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Starts the writer and kills it with the whole database, some time after its first write or after its start. */
async function writeUntilKilled(moment: 'while writing' | 'any', milliseconds: number): Promise<void> {
  const writer = runNode(WRITER, [dataDir, log]);
  if (moment === 'while writing') await lineOf(writer, 'writing');
  await pause(milliseconds);
  const tree = [writer.child.pid as number, ...processesIn(cluster)];
  for (const pid of tree) signal(pid, 'SIGKILL');
  await writer.result;
  // A server that was just being started may be missing in the list.
  for (const pid of processesIn(cluster)) signal(pid, 'SIGKILL');
}

/** A line that was cut off by the kill was never acknowledged. */
function acknowledged(): string[] {
  return existsSync(log) ? readFileSync(log, 'utf8').split('\n').slice(0, -1) : [];
}

async function lostRows(): Promise<string[]> {
  const server = await startEmbedded({ dataDir });
  const db = openDatabase(server.address('admin'), { maxConnections: 1 });
  const safety = await db.pool.query(
    `select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit') order by 1`,
  );
  const ids = acknowledged();
  const { rows } = await db.pool.query<{ id: string }>(
    `select a.id from unnest($1::text[]) as a(id) where not exists (select from websites w where w.id = a.id)`,
    [ids],
  );
  await db.close();
  await server.stop();
  expect(safety.rows.map(({ setting }) => setting as string)).toEqual(['on', 'on', 'on']);
  return rows.map((row) => row.id);
}

describe('the embedded database', () => {
  it(
    `keeps every acknowledged row over ${KILLS} kills of the whole process tree`,
    { timeout: KILLS * 20_000 },
    async () => {
      for (let kill = 1; kill <= KILLS; kill++) {
        const before = acknowledged().length;
        const moment = kill % 3 === 0 ? 'any' : 'while writing';
        await writeUntilKilled(moment, Math.random() * 1_200);
        // Before the first rows the schema may not exist yet; then nothing was acknowledged.
        if (acknowledged().length > 0) expect(await lostRows(), `after kill ${kill}`).toEqual([]);
        if (moment === 'while writing') expect(acknowledged().length).toBeGreaterThanOrEqual(before);
      }
      expect(acknowledged().length).toBeGreaterThan(KILLS);
    },
  );
});
