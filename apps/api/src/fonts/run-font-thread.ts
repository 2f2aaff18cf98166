import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { limitConcurrency, QueueFullError } from '../calls/limit-concurrency.ts';
import { tooManyWaiting } from '../files/upload-refused.ts';
import { fontProblem } from './font-problem.ts';
import type { PreparedFont, RefusedFont } from './font-work.ts';

/** Timeout in milliseconds; the largest fonts take a second or two on a busy core. */
const DEADLINE = 20_000;

/** Memory of the thread, which a broken file could fill. */
const MAX_MEGABYTES = 512;

/** Fonts wait for each other, because each thread needs a core; more than these are refused. */
const inLine = limitConcurrency(1, 10);

/**
 * Prepares a file of a font in a thread. One that takes too long, or makes the thread fail, is broken. Throws
 * `upload_not_now` if too many are waiting.
 */
export async function runFontThread(file: Buffer, deadline = DEADLINE): Promise<PreparedFont | RefusedFont> {
  const problem = fontProblem(file);
  if (problem) return problem;
  // The same file at the same time is prepared once.
  const key = createHash('sha256').update(file).digest('hex');
  try {
    return await inLine(key, () => run(file, deadline));
  } catch (error) {
    if (error instanceof QueueFullError) throw tooManyWaiting();
    throw error;
  }
}

async function run(file: Buffer, deadline: number): Promise<PreparedFont | RefusedFont> {
  const thread = new Worker(new URL('./font-thread.ts', import.meta.url), {
    workerData: file,
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEGABYTES },
  });
  const broken: RefusedFont = { refused: 'fonts_broken' };
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise((resolve) => {
      timer = setTimeout(() => resolve(broken), deadline);
      thread.once('message', resolve);
      thread.once('error', () => resolve(broken));
      thread.once('exit', () => resolve(broken));
    });
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}
