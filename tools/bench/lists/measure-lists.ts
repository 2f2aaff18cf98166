import { parseArgs } from 'node:util';
import { type RunningShop, startShop } from '../../start/start-shop.ts';
import { type OwnerLane, openOwnerLane } from '../files/owner-lane.ts';
import { askReference } from '../http/ask-reference.ts';
import { cpuTimeOf, ownCpuTimeOf } from '../http/cpu-time.ts';
import { measure } from '../http/measure.ts';
import { type MeasuredCase, tableOf } from '../http/report.ts';
import { circumstances, writeSection } from '../write-section.ts';
import { casesOf, type ListCase } from './cases.ts';
import { fillWebsite, sizes } from './fill-website.ts';

const WEBSITE = 'leeg';
const LANES = 2;

/** Measures the calls of the lists beside bare SQL, and writes the table into the docs if requested. */
export async function measureLists(words: string[]): Promise<void> {
  const { values } = parseArgs({
    args: words,
    options: {
      rounds: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '1' },
      write: { type: 'boolean', default: false },
    },
  });
  console.log(circumstances());
  const shop = await startShop();
  try {
    await fillWebsite(shop, WEBSITE);
    const table = tableOf(await measureCases(shop, Number(values.rounds), Number(values.seconds)));
    const run = `${circumstances()}; medians [least–most] of ${values.rounds} rounds of ${values.seconds} s.`;
    const text = `## Lists of the dashboard\n\n${run}\n\n${ABOUT}\n\n${table}`;
    console.log(text);
    if (values.write) writeSection('lists', text);
  } finally {
    await shop.stop();
  }
}

const counts = Object.entries(sizes).map(([name, count]) => `${count} ${name}`);
const ABOUT = `\`npm run bench -- lists -- --write\` makes this table: calls of an owner over two connections on a website with
${counts.join(', ')}, beside one statement that fetches the same rows through the same driver.`;

async function measureCases(shop: RunningShop, rounds: number, seconds: number): Promise<MeasuredCase[]> {
  const lanes: OwnerLane[] = [];
  for (let lane = 0; lane < LANES; lane += 1) lanes.push(await openOwnerLane(shop));
  const results = casesOf(WEBSITE).map((one) => ({ one, rounds: [] as MeasuredCase['rounds'][number][] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const { one, rounds: measured } of results) {
      measured.push({
        shop: await measure({
          lanes,
          task: async (lane) => (await lane.call(one.path, one.body)).bytes,
          seconds,
          clocks: [() => ownCpuTimeOf(shop.pid), () => cpuTimeOf(shop.database.pid)],
          warm: 20,
        }),
        reference: await bareWork(shop, one, seconds),
      });
    }
  }
  for (const lane of lanes) lane.close();
  return results.map(({ one: { name, aim }, rounds: measured }) => ({
    name,
    ...(aim !== undefined && { aim }),
    bare: 'SQL alone',
    rounds: measured,
  }));
}

function bareWork({ database }: RunningShop, { statement }: ListCase, seconds: number) {
  const { host, port, pid } = database;
  const address = { host, port, user: 'postgres', database: 'etalage' };
  const values = [WEBSITE];
  return askReference(
    { kind: 'sql', address, setup: [], statement, values, seconds, lanes: LANES, setting: WEBSITE },
    pid,
  );
}
