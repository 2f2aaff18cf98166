import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeDataFolder } from '../../testing/make-data-folder.ts';
import { lineOf, runNode } from '../../testing/run-node.ts';
import { openDatabase } from '../database.ts';
import { processesIn, signal } from './processes.ts';
import { type EmbeddedDatabase, startEmbedded } from './start-embedded.ts';

const STARTER = join(import.meta.dirname, '../../testing/programs/start-embedded.ts');
const NOTHING_LEFT = { stoppedServer: false, removedLockFile: false };

let dataDir: string;
let cluster: string;
const running: EmbeddedDatabase[] = [];

async function start(durable = false): Promise<EmbeddedDatabase> {
  const server = await startEmbedded({ dataDir, durable });
  running.push(server);
  return server;
}

async function query(server: EmbeddedDatabase, text: string): Promise<unknown[]> {
  const db = openDatabase(server.address('admin'), { maxConnections: 1 });
  try {
    return (await db.pool.query(text)).rows;
  } finally {
    await db.close();
  }
}

beforeEach(() => {
  dataDir = makeDataFolder();
  cluster = join(dataDir, 'postgres');
});
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('startEmbedded', () => {
  it('listens on no network address and uses fsync', async () => {
    const server = await start(true);
    expect(
      await query(
        server,
        `select name, setting from pg_settings where name in
      ('fsync', 'synchronous_commit', 'full_page_writes', 'listen_addresses', 'server_encoding') order by name`,
      ),
    ).toEqual([
      { name: 'fsync', setting: 'on' },
      { name: 'full_page_writes', setting: 'on' },
      { name: 'listen_addresses', setting: '' },
      { name: 'server_encoding', setting: 'UTF8' },
      { name: 'synchronous_commit', setting: 'on' },
    ]);
    expect(statSync(server.address('app').host ?? '').mode & 0o777).toBe(0o700);
    expect(`${server.address('app').host}/.s.PGSQL.5432`.length).toBeLessThan(107);
  });

  it('supports Dutch order and accents', async () => {
    const server = await start();
    await query(server, 'create extension unaccent; create extension pg_trgm');
    const words = `(values ('zee'), ('één'), ('Appel'), ('ei')) as t(word)`;
    expect(
      await query(
        server,
        `select string_agg(word, ' ' order by word collate "nl-x-icu") as words from ${words}`,
      ),
    ).toEqual([{ words: 'Appel één ei zee' }]);
    expect(await query(server, `select lower('ÉÉN') as low, unaccent('één') as plain`)).toEqual([
      { low: 'één', plain: 'een' },
    ]);
  });

  it('leaves no process, socket or lock behind when it stops', async () => {
    const server = await start();
    const socket = server.address('app').host ?? '';
    await server.stop();
    expect(processesIn(cluster)).toEqual([]);
    expect([socket, `${cluster}/postmaster.pid`, `${dataDir}/etalage.lock`].filter(existsSync)).toEqual([]);
  });

  it('refuses with one Dutch sentence while another process has it open, which is not affected', async () => {
    const other = runNode(STARTER, [dataDir]);
    const { pid } = JSON.parse((await lineOf(other, 'running')).slice(8)) as { pid: number };
    await expect(start()).rejects.toThrow(
      `Etalage draait al met de gegevens in ${dataDir} (proces ${other.child.pid}). Stop dat proces eerst, ` +
        'of start deze met een andere map: DATA_DIR=… npm start.',
    );
    expect(processesIn(cluster)).toContain(pid);
    other.child.kill('SIGTERM');
    expect((await other.result).code).toBe(0);
    expect((await start()).leftovers).toEqual(NOTHING_LEFT);
  });

  it('cleanly stops the server that a killed process left running, and starts its own', async () => {
    const other = runNode(STARTER, [dataDir]);
    const { pid } = JSON.parse((await lineOf(other, 'running')).slice(8)) as { pid: number };
    signal(other.child.pid as number, 'SIGKILL');
    await other.result;
    expect(processesIn(cluster)).toContain(pid);
    const server = await start();
    expect(server.leftovers).toEqual({ stoppedServer: true, removedLockFile: false });
    expect(processesIn(cluster)).not.toContain(pid);
    expect(readFileSync(join(dataDir, 'postgres.log'), 'utf8')).not.toContain('was not properly shut down');
  });

  it('starts the server again when only that was killed, at the same address and with the same data', async () => {
    const server = await start(true);
    await query(server, 'create table kept (number integer)');
    await query(server, 'insert into kept values (1)');
    const killed = server.serverPid();
    signal(killed, 'SIGKILL');
    await expect.poll(() => server.serverPid()).not.toBe(killed);
    expect(await query(server, 'select number from kept')).toEqual([{ number: 1 }]);
    await server.stop();
    expect(processesIn(cluster)).toEqual([]);
    expect((await start()).leftovers).toEqual(NOTHING_LEFT);
  });

  it('removes a lock file that names a process of another program', async () => {
    await (await start()).stop();
    writeFileSync(
      join(cluster, 'postmaster.pid'),
      `${process.pid}\n${cluster}\n1\n5432\n/tmp\n\n  1 1\nready\n`,
    );
    writeFileSync(join(dataDir, 'etalage.lock'), `${process.pid} started-long-ago x`);
    expect((await start()).leftovers).toEqual({ stoppedServer: false, removedLockFile: true });
  });

  it('cleans up after an interrupted first start', async () => {
    const draft = `${cluster}.new-abc`;
    mkdirSync(join(draft, 'base'), { recursive: true });
    await start();
    expect(existsSync(draft)).toBe(false);
  });

  it('explains what to do with data of another PostgreSQL version', async () => {
    mkdirSync(cluster);
    writeFileSync(join(cluster, 'PG_VERSION'), '15\n');
    await expect(start()).rejects.toThrow(/zijn van PostgreSQL 15, deze versie van Etalage brengt 18 mee/);
  });

  it('starts exactly one of five processes that start at the same time', async () => {
    const starters = Array.from({ length: 5 }, () => runNode(STARTER, [dataDir]));
    const outcomes = await Promise.allSettled(starters.map((one) => lineOf(one, 'running')));
    expect(outcomes.map(({ status }) => status).sort()).toEqual([
      ...Array<string>(1).fill('fulfilled'),
      ...Array<string>(4).fill('rejected'),
    ]);
    for (const { child } of starters) child.kill('SIGTERM');
    await Promise.all(starters.map(({ result }) => result));
  });
});
