import { setTimeout as pause } from 'node:timers/promises';
import type { ServerProcess } from './server-process.ts';

/** After this many restarts within `WINDOW` milliseconds something is wrong that a restart does not mend. */
const MAX_RESTARTS = 5;
const WINDOW = 10 * 60_000;

/** Milliseconds between a start that failed and the next one. */
const PAUSE = 500;

/** A server that is started again when it ends unexpectedly. */
export interface KeptServer {
  /** The process id of the server that runs now. */
  readonly pid: () => number;
  /** Resolves when the server has ended and is not started again: after `stop`, or when restarts do not help. */
  readonly ended: Promise<void>;
  /** Stops the server, also one that is being started again. */
  stop(): Promise<void>;
}

interface Restarting {
  /** Cleans up after the server that ended, and starts another one. */
  restart(): Promise<ServerProcess>;
  onRestarted(restarts: number): void;
  onRestartFailed(error: unknown): void;
}

/** Keeps a server running that has been started. */
export function keepRunning(first: ServerProcess, { restart, ...hooks }: Restarting): KeptServer {
  let server = first;
  let isStopping = false;
  let restarts: number[] = [];

  /** Whether another try is allowed; counts it. */
  const mayTry = (): boolean => {
    const now = Date.now();
    restarts = [...restarts.filter((time) => now - time < WINDOW), now];
    return restarts.length <= MAX_RESTARTS;
  };

  /** Whether another server runs now; a start that fails is tried again. */
  const startAgain = async (): Promise<boolean> => {
    while (!isStopping && mayTry()) {
      try {
        server = await restart();
      } catch (error) {
        hooks.onRestartFailed(error);
        await pause(PAUSE);
        continue;
      }
      if (isStopping) await server.stop();
      else hooks.onRestarted(restarts.length);
      return true;
    }
    return false;
  };

  const untilEnded = async () => {
    do await server.ended;
    while (!isStopping && (await startAgain()));
  };
  const ended = untilEnded();
  return {
    pid: () => server.pid,
    ended,
    stop: async () => {
      isStopping = true;
      await server.stop();
      await ended;
    },
  };
}
