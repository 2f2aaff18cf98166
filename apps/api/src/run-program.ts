import { type RunningProgram, type StartHooks, startProgram } from './start-program.ts';
import { type Settings, readSettings } from './settings.ts';
import { StartError } from './start-error.ts';

export interface RunHooks extends StartHooks {
  readonly onReady?: (program: RunningProgram, settings: Settings) => void;
  readonly onStopping?: () => void;
}

/**
 * Starts the program, and stops it at SIGTERM, SIGINT or SIGHUP or when the embedded database ends unexpectedly.
 * A second signal does not wait for running requests.
 * Returns a function that requests the same stop, for a launcher whose parent process has ended.
 */
export function runProgram(env: NodeJS.ProcessEnv, hooks: RunHooks = {}): () => void {
  let program: RunningProgram | undefined;
  let stopping = false;

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
    program = await startProgram(settings, hooks);
    if (stopping) return;
    hooks.onReady?.(program, settings);
    void program.database.embedded?.ended.then(() => {
      if (stopping) return;
      console.error('De database is onverwacht gestopt. Start Etalage opnieuw.');
      void stop(1);
    });
  };
  const started = start();
  started.catch((error: unknown) => {
    console.error(sentenceFor(error));
    process.exit(1);
  });
  return () => void stop(0);
}

/** What is printed for an error: only the message of a `StartError`, else the error with its stack. */
function sentenceFor(error: unknown): unknown {
  return error instanceof StartError ? error.message : error;
}
