import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runFill } from '@etalage/demo/run-fill';
import { workspaceRoot } from '../../node/use-project-node.mjs';
import { circumstances, writeSection } from '../write-section.ts';
import { casesOf, PRODUCTS, SEED, SLUG } from './cases.ts';
import { cpuTimeOf, memoryOf, ownCpuTimeOf } from './cpu-time.ts';
import { type Bench, measureCase, measureNginx, nameOfBare, runCase } from './measure-case.ts';
import { openPool } from './open-pool.ts';
import { type MeasuredCase, tableOf } from './report.ts';
import { type RunningShop, startShop } from '../../start/start-shop.ts';

/** Calls of each case before the first measurement. */
const FIRST_CALLS = 400;
const say = (line: string) => console.log(line);

/** Measures the requested cases in rounds, and writes the table into the docs if requested. */
export async function measureRequests(words: string[]): Promise<void> {
  const { values } = parseArgs({
    args: words,
    options: {
      rounds: { type: 'string', default: '3' },
      seconds: { type: 'string', default: '2' },
      lanes: { type: 'string', default: '16' },
      only: { type: 'string' },
      port: { type: 'string' },
      write: { type: 'boolean', default: false },
    },
  });
  refuseElsewhere();
  say(circumstances());
  const shop = await startShop({ port: Number(values.port ?? 0) });
  try {
    const memoryAtStart = memoryOf(shop.pid);
    await fill(shop);
    await vacuumFilled(shop);
    const bench: Bench = {
      shop,
      host: `${SLUG}.localhost:${shop.port}`,
      seconds: Number(values.seconds),
      lanes: Number(values.lanes),
      // The database may be a child of the application, so each is read separately.
      clocks: [() => ownCpuTimeOf(shop.pid), () => cpuTimeOf(shop.database.pid)],
    };
    const cases = casesOf(bench.host).filter(({ name }) => name.includes(values.only ?? ''));
    for (const one of cases) await runCase(bench, one, one.warm ?? FIRST_CALLS);
    await vacuumFilled(shop);
    const results = await inRounds(bench, cases, Number(values.rounds));
    const nginx = await nginxInRounds(bench, Number(values.rounds));
    const table = tableOf([...results, ...nginx]);
    const memory = `Memory of the application: ${memoryAtStart} MB after the start, ${memoryOf(shop.pid)} MB after all cases.`;
    const notes = nginx.length > 0 ? memory : `${NO_NGINX} ${memory}`;
    say(`\n${table}\n\n${notes}`);
    const about = `${circumstances()}; ${values.rounds} rounds of ${values.seconds} s, ${values.lanes} connections, shop of ${PRODUCTS} products. Medians [least–most].`;
    if (values.write) writeSection('http', `## Requests\n\n${about}\n\n${METHOD}\n\n${table}\n\n${notes}`);
  } finally {
    await shop.stop();
  }
}

const METHOD = `\`npm run bench -- http -- --write\` makes this table. Every case runs in turn with the bare work it is held against, so that a
busy machine slows both; ratios are worth more than milliseconds. CPU is read from /proc over application and database.`;

function refuseElsewhere(): void {
  if (!existsSync('/proc/self/stat'))
    throw new Error('Processor time is read from /proc, which this system lacks.');
  if (!existsSync(join(workspaceRoot, 'apps/storefront/build')))
    throw new Error('The storefront is not built: npm start does that.');
}

/** Tables without rows are skipped: analysed while empty, they would be planned as empty while they fill. */
const FILLED = `select string_agg(oid::regclass::text, ', ') as tables from pg_class
  where relkind = 'r' and pg_relation_size(oid) > 0`;

/**
 * Lets PostgreSQL clear away earlier versions of rows and analyse the current content of the shop, as autovacuum does
 * within a minute. Repeated after the first carts and orders: without it PostgreSQL considers every index of those tables
 * as good as the primary key.
 */
async function vacuumFilled({ database }: RunningShop): Promise<void> {
  const { host, port } = database;
  const pool = openPool({ host, port, user: 'postgres', database: 'etalage' }, 1);
  const { rows } = await pool.query(FILLED);
  const [{ tables }] = rows as [{ tables: string }];
  await pool.query(`vacuum analyze ${tables}`);
  await pool.end();
}

async function fill({ folder }: RunningShop): Promise<void> {
  const size = ['--products', String(PRODUCTS), '--orders', '100', '--pages', '20', '--seed', String(SEED)];
  await runFill([...size, '--slug', SLUG], { DATA_DIR: folder }, () => {});
}

async function inRounds(bench: Bench, cases: ReturnType<typeof casesOf>, rounds: number) {
  const results = cases.map((one) => ({ ...one, bare: nameOfBare(one.reference), rounds: [] as Round[] }));
  for (let round = 1; round <= rounds; round += 1) {
    for (const one of results) {
      const measured = await measureCase(bench, one, round === 1 ? (one.warm ?? FIRST_CALLS) : 20);
      one.rounds.push(measured);
      const { shop, reference } = measured;
      say(`${round}  ${one.name}: ${shop.cpu.toFixed(3)} ms, bare ${reference.cpu.toFixed(3)} ms`);
    }
  }
  return results;
}

async function nginxInRounds(bench: Bench, count: number): Promise<MeasuredCase[]> {
  const rounds: Round[] = [];
  for (let round = 1; round <= count; round += 1) {
    const measured = await measureNginx(bench);
    if (!measured) return [];
    rounds.push(measured);
  }
  return [{ name: 'the stored page from nginx', bare: nameOfBare({ kind: 'serve' }), rounds }];
}

const NO_NGINX = 'nginx is not on this machine; node:http with the same bytes stands for it.';

type Round = MeasuredCase['rounds'][number];
