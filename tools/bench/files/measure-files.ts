import { parseArgs } from 'node:util';
import { cpuTimeOf, ownCpuTimeOf } from '../http/cpu-time.ts';
import { type Cost, measure } from '../http/measure.ts';
import { spreadOf } from '../http/report.ts';
import { type RunningShop, startShop } from '../../start/start-shop.ts';
import { circumstances, writeSection } from '../write-section.ts';
import { casesOf, type FileCase } from './cases.ts';
import { fillLibrary } from './fill-library.ts';
import { openOwnerLane, type OwnerLane } from './owner-lane.ts';

const WEBSITE = 'leeg';
const LANES = 2;

interface Measured extends FileCase {
  readonly costs: Cost[];
}

/** Measures the calls of the library, and writes the table into the docs if requested. */
export async function measureFiles(words: string[]): Promise<void> {
  const { values } = parseArgs({
    args: words,
    options: {
      rounds: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '1' },
      files: { type: 'string', default: '50000' },
      write: { type: 'boolean', default: false },
    },
  });
  console.log(circumstances());
  const shop = await startShop();
  try {
    await fillLibrary(shop, WEBSITE, Number(values.files));
    const measured = await measureCases(shop, Number(values.rounds), Number(values.seconds));
    const run = `${circumstances()}; medians [least–most] of ${values.rounds} rounds of ${values.seconds} s.`;
    const text = `## A library of ${values.files} files\n\n${run}\n\n${ABOUT}\n\n${tableOf(measured)}`;
    console.log(text);
    if (values.write) writeSection('files', text);
  } finally {
    await shop.stop();
  }
}

const ABOUT = `\`npm run bench -- files -- --write\` makes this table: calls of an owner over two connections, in milliseconds of
processor time of application and database. A page has 48 files, each with whether visitors see it and how many equal files
there are.`;

async function measureCases(shop: RunningShop, rounds: number, seconds: number): Promise<Measured[]> {
  const lanes: OwnerLane[] = [];
  for (let lane = 0; lane < LANES; lane += 1) lanes.push(await openOwnerLane(shop));
  const results = (await casesOf(lanes[0]!, WEBSITE)).map((one): Measured => ({ ...one, costs: [] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const { path, body, costs } of results)
      costs.push(
        await measure({
          lanes,
          task: async (lane) => (await lane.call(path, body)).bytes,
          seconds,
          clocks: [() => ownCpuTimeOf(shop.pid), () => cpuTimeOf(shop.database.pid)],
          warm: 20,
        }),
      );
  }
  for (const lane of lanes) lane.close();
  return results;
}

function tableOf(measured: readonly Measured[]): string {
  const head = ['call', 'CPU ms', 'of which application', 'kB', 'aim', 'met'];
  const rows = measured.map(({ title, aim, costs }) => {
    const all = spreadOf(costs.map(({ cpu }) => cpu));
    const application = spreadOf(costs.map((cost) => cost.application));
    const size = ((costs.at(-1)?.bytes ?? 0) / 1024).toFixed(1);
    const judged = aim === undefined ? ['–', '–'] : [`≤ ${aim}`, all.middle <= aim ? 'yes' : 'no'];
    return [title, all.text, application.text, size, ...judged];
  });
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
