import { Worker } from 'node:worker_threads';
import { limitConcurrency } from '../calls/limit-concurrency.ts';
import { newId } from '../db/new-id.ts';
import type { MarkupResult, MarkupWork } from './markup-work.ts';

/** Timeout in milliseconds. The longest markup within the limits takes a few seconds on a busy core. */
const DEADLINE = 20_000;

/** Markup waits for other markup: each thread needs a core. */
const inLine = limitConcurrency(1);

/**
 * Sanitises markup in a thread, one call at a time: each needs a core. Undefined if it takes longer than `deadline` ms
 * from its start; the thread is then ended. Rejects if the thread fails.
 */
export async function runMarkupThread(
  work: MarkupWork,
  deadline = DEADLINE,
): Promise<MarkupResult | undefined> {
  return inLine(newId(), () => run(work, deadline));
}

async function run(work: MarkupWork, deadline: number): Promise<MarkupResult | undefined> {
  const thread = new Worker(new URL('./markup-thread.ts', import.meta.url), { workerData: work });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise((resolve, reject) => {
      timer = setTimeout(() => resolve(undefined), deadline);
      thread.once('message', resolve).once('error', reject);
      thread.once('exit', () => reject(new Error('the thread that sanitises markup ended without a result')));
    });
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}
