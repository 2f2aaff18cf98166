import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';

/** Debounce of a restart in milliseconds: editors and checkouts write several files one after the other. */
const DEBOUNCE = 200;

export interface Restarting {
  /**
   * Stops the program with this signal, without a restart; resolves with its exit code. Later calls wait for the same
   * exit: one Ctrl-C may arrive more than once, and a second signal would make the server leave its database running.
   */
  end(signal: NodeJS.Signals): Promise<number>;
}

/**
 * Runs a program and restarts it with a SIGTERM when a file in these folders changes for which `isRelevant` returns
 * true. A program that exited, for example with a syntax error, starts again at the next change.
 */
export function restartOnChange(
  start: () => ChildProcess,
  folders: readonly string[],
  isRelevant: (path: string) => boolean,
): Restarting {
  let child = start();
  let timer: NodeJS.Timeout | undefined;
  let ending: Promise<number> | undefined;
  let turn = Promise.resolve();

  const restart = async (): Promise<void> => {
    if (ending) return;
    await stopped(child, 'SIGTERM');
    // `end` may have been called while the program was stopping.
    if (!ending) child = start();
  };
  const onChange = (path: string | null): void => {
    if (path === null || !isRelevant(path)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      turn = turn.then(restart);
    }, DEBOUNCE);
  };
  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true }, (_event, path) => onChange(path)),
  );

  const end = async (signal: NodeJS.Signals): Promise<number> => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
    await turn;
    await stopped(child, signal);
    return child.exitCode ?? 0;
  };
  return { end: (signal) => (ending ??= end(signal)) };
}

async function stopped(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
}
