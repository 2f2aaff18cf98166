import type { DemoLogin } from '@etalage/demo';
import type { OpenedYear } from '@etalage/demo/year';
import { buildWhenNeeded } from './build-when-needed.ts';
import { readDemoYear } from './demo-year.ts';
import { summary } from './summary.ts';
import { watchNpm } from './watch-npm.ts';

const STEPS = {
  database: 'Database starten …',
  seed: 'Gegevens controleren …',
  parts: 'Winkel en dashboard starten …',
};

/** Builds and starts the product and prints its summary; it then runs until a signal, or until its npm has ended. */
export async function start(root: string): Promise<void> {
  const begin = Date.now();
  const say = (line: string) => console.log(line);
  process.chdir(root);
  let stop = (): void => process.exit(0);
  watchNpm(() => stop());
  let hasYear = true;
  try {
    hasYear = readDemoYear(process.env);
    // Before the build, so that a port in use is reported immediately.
    const { checkPorts } = await import('@etalage/api/check-ports');
    await checkPorts(process.env);
    await buildWhenNeeded(root, say);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
  const { runProgram } = await import('@etalage/api/run-program');
  const { seedOnce } = await import('@etalage/demo');
  const { openYear } = await import('@etalage/demo/year');
  let demoLogin: DemoLogin | undefined;
  let year: OpenedYear | undefined;
  stop = runProgram(process.env, {
    onStep: (step) => say(STEPS[step]),
    seed: async (db, folders) => {
      demoLogin = await seedOnce(db, folders);
    },
    ownPart: async (context) => (year = hasYear ? await openYear(context, say) : undefined),
    onReady: ({ web, database }, { dataDir }) => {
      say(summary({ web, database, demoLogin }, dataDir, Date.now() - begin));
      year?.begin();
    },
    onStopping: () => say('Etalage stopt …'),
  });
}
