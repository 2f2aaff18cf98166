import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

interface Screen {
  /** Its name for programs, as in `DISPLAY`. */
  readonly display: string;
  stop(): void;
}

/** A screen in memory, for a browser that cannot run without one. */
export async function startScreen(
  path: string,
  { width, height }: { width: number; height: number },
): Promise<Screen> {
  const args = ['-displayfd', '3', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'];
  const child = spawn(path, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const number = await Promise.race([
    once(child.stdio[3] as Readable, 'data').then(([chunk]) => String(chunk).trim()),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`Xvfb ended with ${code}`))),
  ]);
  return { display: `:${number}`, stop: () => void child.kill('SIGKILL') };
}
