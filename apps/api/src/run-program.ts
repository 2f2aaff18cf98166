import { type RunningProgram, type StartHooks, startProgram } from './start-program.ts';
import { type Settings, readSettings } from './settings.ts';
import { sizeThreadPool } from './thread-pool.ts';
import { startSentence } from './start-sentence.ts';

export interface RunHooks extends StartHooks {
  readonly onReady?: (program: RunningProgram, settings: Settings) => void;
  readonly onStopping?: () => void;
}

/**
 * Starts the program, and stops it at SIGTERM, SIGINT or SIGHUP or when the embedded database keeps ending.
 * A second signal does not wait for running requests.
 * Returns a function that requests the same stop, for a launcher whose parent process has ended.
 */
export function runProgram(env: NodeJS.ProcessEnv, hooks: RunHooks = {}): () => void {
  sizeThreadPool(process.env);
  let program: RunningProgram | undefined;
  let stopping = false;
  let dataDir = '';

  const stop = async (exitCode: number) => {
    if (stopping) process.exit(1);
    stopping = true;
    hooks.onStopping?.();
    // A stop during the start waits until the start is complete.
    await started.catch(() => undefined);
    await program?.stop();
    process.exit(exitCode);
  };
  for (const name of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(name, () => void stop(0));

  const start = async () => {
    const settings = readSettings(env);
    dataDir = settings.dataDir;
    program = await startProgram(settings, hooks);
    if (stopping) return;
    hooks.onReady?.(program, settings);
    void program.database.embedded?.ended.then(() => {
      if (stopping) return;
      console.error(
        'De database stopt steeds onverwacht. Kijk in postgres.log in de gegevensmap, en start Etalage opnieuw.',
      );
      void stop(1);
    });
  };
  const started = start();
  started.catch((error: unknown) => {
    console.error(startSentence(error, dataDir));
    process.exit(1);
  });
  return () => void stop(0);
}
