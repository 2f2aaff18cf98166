import { parseArgs } from 'node:util';
import { endpoints } from '@etalage/api-contract';
import { openOwnerLane } from '../files/owner-lane.ts';
import { cpuTimeOf, ownCpuTimeOf } from '../http/cpu-time.ts';
import { measure } from '../http/measure.ts';
import { openPool, type Pool } from '../http/open-pool.ts';
import { spreadOf } from '../http/report.ts';
import { type RunningShop, startShop } from '../../start/start-shop.ts';
import { circumstances, writeSection } from '../write-section.ts';
import { fillPages, savedPages, SCAN, WEBSITE } from './fill-pages.ts';
import { openSaving } from './save-page.ts';

/** A task with and without the index, in milliseconds of processor time per round. */
interface Compared {
  readonly title: string;
  readonly before: number[];
  readonly today: number[];
}

type Task = () => Promise<unknown>;

/** Measures saves and questions, and writes the table into the docs if requested. */
export async function measureReferences(words: string[]): Promise<void> {
  const { values } = parseArgs({
    args: words,
    options: {
      rounds: { type: 'string', default: '31' },
      seconds: { type: 'string', default: '0.4' },
      pages: { type: 'string', default: '2000' },
      write: { type: 'boolean', default: false },
    },
  });
  console.log(circumstances());
  const shop = await startShop();
  const { host, port } = shop.database;
  const pool = openPool({ host, port, user: 'postgres', database: 'etalage' }, 1);
  try {
    await fillPages(pool, Number(values.pages));
    const compared = await compareAll(shop, pool, Number(values.rounds), Number(values.seconds));
    const run = `${circumstances()}; medians [least–most] of ${values.rounds} rounds of ${values.seconds} s.`;
    const text = `## Where things are shown, with ${values.pages} pages\n\n${run}\n\n${ABOUT}\n\n${tableOf(compared)}`;
    console.log(text);
    if (values.write) writeSection('references', text);
  } finally {
    await pool.end();
    await shop.stop();
  }
}

const ABOUT = `\`npm run bench -- references -- --write\` makes this table: milliseconds of processor time of application and
database, over one connection. A save changes one text of a page, through the call of the designer; without the index its
trigger is disabled. Where a menu is shown was found by searching the text of every document: that query alone, beside the
whole call of today.`;

async function compareAll(
  shop: RunningShop,
  pool: Pool,
  rounds: number,
  seconds: number,
): Promise<Compared[]> {
  const lane = await openOwnerLane(shop);
  const cost = async (task: Task) => {
    const clocks = [() => ownCpuTimeOf(shop.pid), () => cpuTimeOf(shop.database.pid)];
    const { cpu } = await measure({
      lanes: [lane],
      task: async () => void (await task()),
      seconds,
      clocks,
      warm: 20,
    });
    return cpu;
  };
  const results: Compared[] = [];
  for (const { id, of } of savedPages) {
    const save = await openSaving(lane, id);
    const result: Compared = { title: `a save of the page ${of}`, before: [], today: [] };
    for (let round = 0; round < rounds; round += 1) {
      // Each first in half of the rounds, because a draft that was saved often is slower to save again.
      for (const which of round % 2 === 0 ? (['before', 'today'] as const) : (['today', 'before'] as const)) {
        await pool.query(
          `alter table drafts ${which === 'before' ? 'disable' : 'enable'} trigger drafts_references`,
        );
        result[which].push(await cost(save));
      }
    }
    await pool.query('alter table drafts enable trigger drafts_references');
    results.push(result);
  }
  const ids = { website_id: WEBSITE, project_id: WEBSITE };
  const asked: Compared = { title: 'where a menu is shown', before: [], today: [] };
  for (let round = 0; round < rounds; round += 1) {
    asked.before.push(await cost(() => pool.query(SCAN)));
    asked.today.push(await cost(() => lane.call(endpoints.menuPlaces.path, ids)));
  }
  lane.close();
  return [...results, asked];
}

function tableOf(compared: readonly Compared[]): string {
  const head = ['task', 'without index', 'with index', 'times'];
  const rows = compared.map(({ title, before, today }) => {
    const without = spreadOf(before);
    const withIndex = spreadOf(today);
    return [title, without.text, withIndex.text, (withIndex.middle / without.middle).toFixed(2)];
  });
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
