import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { ApiError } from '../calls/api-error.ts';
import { limitConcurrency, QueueFullError } from '../calls/limit-concurrency.ts';
import type { PdfDocument } from './pdf-document.ts';

/** Timeout in milliseconds; two hundred orders take a few seconds on a busy core. */
const DEADLINE = 60_000;

/** Memory of the thread; two hundred orders with long texts take a fifth of it. */
const MAX_MEGABYTES = 512;

/** Documents wait for each other, because each thread needs a core; more than these are refused. */
const inLine = limitConcurrency(1, 20);

/** Draws a document in a thread. Throws `rate_limited` if too many are waiting. */
export async function runPdfThread(document: PdfDocument, deadline = DEADLINE): Promise<Uint8Array> {
  // The same document at the same time is drawn once.
  const key = createHash('sha256').update(JSON.stringify(document)).digest('hex');
  try {
    return await inLine(key, () => run(document, deadline));
  } catch (error) {
    if (error instanceof QueueFullError) throw new ApiError('rate_limited', {}, { retryAfter: 30 });
    throw error;
  }
}

async function run(document: PdfDocument, deadline: number): Promise<Uint8Array> {
  const thread = new Worker(new URL('./pdf-thread.ts', import.meta.url), {
    workerData: document,
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEGABYTES },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise((resolve, reject) => {
      const fail = (cause?: unknown) => reject(new Error('a document was not drawn', { cause }));
      timer = setTimeout(fail, deadline);
      thread.once('message', resolve);
      thread.once('error', fail);
      thread.once('exit', fail);
    });
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}
