import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { SavedStep } from '@etalage/api-contract';
import { type PageDocument, applyOperations } from '@etalage/site-model';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { processesIn, signal } from '../db/embedded/processes.ts';
import { startEmbedded } from '../db/embedded/start-embedded.ts';
import { openProgramDatabase } from '../db/open-program-database.ts';
import { makeDataFolder } from '../testing/make-data-folder.ts';
import { lineOf, runNode } from '../testing/run-node.ts';
import { insertTestOwner, insertTestShop, TEST_SHOP } from '../testing/test-shop/insert-test-shop.ts';

/** The long run kills it fifty times. */
const KILLS = Number(process.env['ETALAGE_KILLS'] ?? 10);
const MAIN = join(import.meta.dirname, '../main.ts');
const WRITER = join(import.meta.dirname, '../testing/programs/save-acknowledged.ts');

const dataDir = makeDataFolder();
const cluster = join(dataDir, 'postgres');
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
beforeAll(async () => {
  const database = await openProgramDatabase({ dataDir, databaseUrl: undefined, onConnectionLost: () => {} });
  await insertTestShop(database.db);
  await insertTestOwner(database.db);
  await database.close();
});

/** Lets editors save and kills the server and its database meanwhile; the editors then stop on their own. */
async function saveUntilKilled(milliseconds: number): Promise<void> {
  const env = { ...process.env, DATA_DIR: dataDir, PORT: '0', DASHBOARD_PORT: '0', LOG_LEVEL: 'error' };
  const server = runNode(MAIN, [], { env });
  const [, dashboard = ''] = (await lineOf(server, 'Etalage draait')).match(/http:\S+/g) ?? [];
  const writer = runNode(WRITER, [dashboard, dataDir]);
  await lineOf(writer, 'saving');
  // A kill before the first reply would prove nothing.
  const before = acknowledged().length;
  await vi.waitFor(() => expect(acknowledged().length).toBeGreaterThan(before), { timeout: 30_000 });
  await pause(milliseconds);
  for (const pid of [server.child.pid as number, ...processesIn(cluster)]) signal(pid, 'SIGKILL');
  await Promise.all([server.result, writer.result]);
  for (const pid of processesIn(cluster)) signal(pid, 'SIGKILL');
}

interface Acknowledged {
  readonly document_id: string;
  readonly client: string;
  readonly sequence: number;
  readonly revision: number;
  readonly steps: readonly string[];
}

/** Complete lines only: a line that was cut off was not acknowledged. */
function linesOf(file: string): string[] {
  const path = join(dataDir, file);
  return existsSync(path) ? readFileSync(path, 'utf8').split('\n').slice(0, -1) : [];
}
const acknowledged = () => linesOf('acknowledged.log').map((line) => JSON.parse(line) as Acknowledged);

interface Stored {
  readonly id: string;
  readonly document: PageDocument;
  readonly revision: number;
  readonly seeded: PageDocument;
  readonly saves: (Omit<Acknowledged, 'steps'> & { steps: SavedStep[] })[];
}

async function stored(): Promise<Stored[]> {
  const server = await startEmbedded({ dataDir });
  const db = openDatabase(server.address('admin'), { maxConnections: 1 });
  const { rows } = await db.pool.query<Stored>(`
    select d.document_id as id, d.document, d.revision, r.document as seeded,
      (select coalesce(json_agg(s order by s.revision), '[]') from document_saves s
       where s.website_id = d.website_id and s.document_kind = 'page' and s.document_id = d.document_id) as saves
    from drafts d join page_revisions r on r.website_id = d.website_id and r.page_id = d.document_id and r.published
    where d.document_kind = 'page' and d.website_id = '${TEST_SHOP}'`);
  await db.close();
  await server.stop();
  return rows;
}

describe('saving while the server is killed', () => {
  it(
    `loses no acknowledged step in ${KILLS} kills of the whole process tree`,
    { timeout: KILLS * 60_000 },
    async () => {
      /** The documents in the database after the previous kill, which equal those of the reducer. */
      const checked = new Map<string, { document: PageDocument; revision: number }>();
      for (let kill = 1; kill <= KILLS; kill++) {
        await saveUntilKilled(Math.random() * 1_500);
        expect(linesOf('refused.log'), `after kill ${kill}`).toEqual([]);
        const pages = await stored();
        const logged = new Map(
          pages.flatMap(({ id, saves }) =>
            saves.map((save) => [`${id} ${save.client} ${save.sequence}`, save]),
          ),
        );
        for (const line of acknowledged()) {
          const save = logged.get(`${line.document_id} ${line.client} ${line.sequence}`);
          // The log contains the newest thousand saves of a page.
          const { revision } = pages.find(({ id }) => id === line.document_id)!;
          if (line.revision <= revision - 1000) continue;
          expect({ revision: save?.revision, steps: save?.steps.map(({ id }) => id) }).toEqual({
            revision: line.revision,
            steps: line.steps,
          });
        }
        for (const { id, document, revision, seeded, saves } of pages) {
          const base = checked.get(id) ?? { document: seeded, revision: 1 };
          const later = saves.filter((save) => save.revision > base.revision);
          expect(later.map((save) => save.revision)).toEqual(later.map((_, i) => base.revision + 1 + i));
          expect(revision).toBe(base.revision + later.length);
          const steps = later.flatMap((save) => save.steps).flatMap((step) => step.operations);
          const made = applyOperations(base.document, steps);
          expect('document' in made && made.document).toEqual(document);
          checked.set(id, { document, revision });
        }
      }
    },
  );
});
