import { parseArgs } from 'node:util';
import { cpuTimeOf, memoryOf, ownCpuTimeOf } from '../http/cpu-time.ts';
import { spreadOf } from '../http/report.ts';
import { type RunningShop, startShop } from '../../start/start-shop.ts';
import { circumstances, writeSection } from '../write-section.ts';

/** Measurements of one start: elapsed and processor time in seconds, and memory in MB. */
interface Start {
  readonly seconds: number;
  readonly cpu: number;
  readonly databaseCpu: number;
  readonly memory: number;
}

const columns: Readonly<Record<keyof Start, string>> = {
  seconds: 'seconds',
  cpu: 'CPU s, application',
  databaseCpu: 'CPU s, database',
  memory: 'memory without the database, MB',
};

/**
 * Starts the product in a new folder, stops it, and starts it again, in rounds; measures until the first page response.
 */
export async function measureStarts(words: string[]): Promise<void> {
  const { values } = parseArgs({
    args: words,
    options: { rounds: { type: 'string', default: '3' }, write: { type: 'boolean', default: false } },
  });
  const first: Start[] = [];
  const second: Start[] = [];
  for (let round = 0; round < Number(values.rounds); round += 1) {
    const made = await startShop();
    first.push(figuresOf(made));
    await made.stop({ keep: true });
    const again = await startShop({ folder: made.folder });
    second.push(figuresOf(again));
    await again.stop();
  }
  const about = `${circumstances()}; ${values.rounds} rounds, built. Medians [least–most]. Made by \`npm run bench -- start -- --write\`; aim: a second start within 3 s and 250 MB.`;
  const table = [
    `| from the command to the first page | ${Object.values(columns).join(' | ')} |`,
    `| --- |${' --- |'.repeat(Object.keys(columns).length)}`,
    rowOf('first start: creates the database and the demo shop', first),
    rowOf('every start after it', second),
  ].join('\n');
  const report = `## Start\n\n${about}\n\n${table}`;
  console.log(report);
  if (values.write) writeSection('start', report);
}

function rowOf(name: string, starts: readonly Start[]): string {
  const cells = (Object.keys(columns) as (keyof Start)[]).map(
    (key) => spreadOf(starts.map((one) => one[key])).text,
  );
  return `| ${[name, ...cells].join(' | ')} |`;
}

function figuresOf({ started, pid, database }: RunningShop): Start {
  return {
    seconds: started / 1000,
    cpu: ownCpuTimeOf(pid) / 1000,
    databaseCpu: cpuTimeOf(database.pid) / 1000,
    memory: memoryOf(pid),
  };
}
