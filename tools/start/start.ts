import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildWhenNeeded } from './build-when-needed.ts';
import { summary, type Started } from './summary.ts';
import { watchNpm } from './watch-npm.ts';

interface ProgramHooks {
  onStep(step: 'database' | 'seed' | 'parts'): void;
  onReady(program: Started, settings: { dataDir: string }): void;
  onStopping(): void;
}

/** What this launcher uses of the api; apps are not imported by tools, so that the shape is said here. */
interface Api {
  runProgram(env: NodeJS.ProcessEnv, hooks: ProgramHooks): () => void;
}
interface PortCheck {
  checkPorts(env: NodeJS.ProcessEnv): Promise<void>;
}

const STEPS = {
  database: 'Database starten …',
  seed: 'Gegevens controleren …',
  parts: 'Winkel en dashboard starten …',
};

/** Builds, starts and announces the product; it then runs until a signal, or until its npm has gone. */
export async function start(root: string): Promise<void> {
  const begin = Date.now();
  const say = (line: string) => console.log(line);
  process.chdir(root);
  let stop = (): void => process.exit(0);
  watchNpm(() => stop());
  const api = <Exports>(file: string) =>
    import(pathToFileURL(join(root, 'apps/api/src', file)).href) as Promise<Exports>;
  try {
    // First of all, so that nobody waits for a build to hear that a port is taken.
    const { checkPorts } = await api<PortCheck>('http/check-ports.ts');
    await checkPorts(process.env);
    await buildWhenNeeded(root, say);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
  const { runProgram } = await api<Api>('run-program.ts');
  stop = runProgram(process.env, {
    onStep: (step) => say(STEPS[step]),
    onReady: (program, { dataDir }) => say(summary(program, dataDir, Date.now() - begin)),
    onStopping: () => say('Etalage stopt …'),
  });
}
