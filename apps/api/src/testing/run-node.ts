import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

export interface RunningNode {
  readonly child: ChildProcess;
  /** Its complete stdout and stderr and its exit code. */
  readonly result: Promise<{ code: number | null; out: string; err: string }>;
}

/** Runs a TypeScript file in a new process. */
export function runNode(file: string, args: readonly string[] = [], options: SpawnOptions = {}): RunningNode {
  const child = spawn(process.execPath, [file, ...args], { stdio: ['ignore', 'pipe', 'pipe'], ...options });
  const result = Promise.all([
    once(child, 'close'),
    child.stdout ? text(child.stdout) : '',
    child.stderr ? text(child.stderr) : '',
  ]).then(([[code], out, err]) => ({ code: code as number | null, out, err }));
  return { child, result };
}

/** Waits until the process has written a line that starts with `start`; returns that line. */
export async function lineOf({ child, result }: RunningNode, start: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let seen = '';
    child.stdout?.on('data', (piece: Buffer) => {
      seen += piece.toString();
      const line = seen
        .split('\n')
        .slice(0, -1)
        .find((one) => one.startsWith(start));
      if (line !== undefined) resolve(line);
    });
    void result.then(({ code, err }) => reject(new Error(`ended with ${code} before "${start}": ${err}`)));
  });
}
