import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { ApiError } from '../calls/api-error.ts';
import { limitConcurrency, QueueFullError } from '../calls/limit-concurrency.ts';
import { newId } from '../db/new-id.ts';
import type { PdfDocument } from './pdf-document.ts';

/** Timeout in milliseconds; two hundred orders take a few seconds on a busy core. */
const DEADLINE = 30_000;

/** Memory of the thread; two hundred orders with long texts take a fifth of it. */
const MAX_MEGABYTES = 512;

/** Documents wait for each other, because each thread needs a core; more than these are refused. */
const inLine = limitConcurrency(1, 20);

/** Documents that a website may have in a line, so that one shop does not keep the others waiting. */
const MOST_OF_LINE = 2;
const ofLine = new Map<string, number>();

/**
 * Makes a document when it is its turn, and draws it in a thread. Throws `rate_limited` if too many of its line, which is a
 * website or the buyers of one, or of all are waiting.
 */
export async function runPdfThread(
  line: string,
  make: () => Promise<PdfDocument>,
  deadline = DEADLINE,
): Promise<Uint8Array> {
  const before = ofLine.get(line) ?? 0;
  if (before >= MOST_OF_LINE) throw tooMany();
  ofLine.set(line, before + 1);
  try {
    return await inLine(newId(), async () => run(await make(), deadline));
  } catch (error) {
    throw error instanceof QueueFullError ? tooMany() : error;
  } finally {
    const after = (ofLine.get(line) ?? 1) - 1;
    if (after > 0) ofLine.set(line, after);
    else ofLine.delete(line);
  }
}

const tooMany = () => new ApiError('rate_limited', {}, { retryAfter: 30 });

/** How long a thread that has nothing to draw is kept, in milliseconds: the invoices of a period are drawn one by one. */
const IDLE = 30_000;

/** The thread that has drawn; there is one at a time, because documents wait for each other. */
let kept: { readonly thread: Worker; readonly timer: NodeJS.Timeout } | undefined;

/** The kept thread, or a new one: to start one takes longer than to draw an invoice. */
function takeThread(): Worker {
  const found = kept;
  kept = undefined;
  if (found) {
    clearTimeout(found.timer);
    found.thread.ref();
    return found.thread;
  }
  const thread = new Worker(new URL('./pdf-thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEGABYTES },
  });
  // Without a listener, an error of a thread that draws nothing would end the server. The exit follows it.
  thread.on('error', () => {});
  thread.once('exit', () => {
    if (kept?.thread === thread) dropThread();
  });
  return thread;
}

/** Keeps a thread for the next document; it does not keep the process running. */
function keepThread(thread: Worker): void {
  thread.unref();
  kept = { thread, timer: setTimeout(dropThread, IDLE).unref() };
}

function dropThread(): void {
  const found = kept;
  kept = undefined;
  void found?.thread.terminate();
}

/** Draws a document. A thread that failed, or took too long, draws no other one. */
async function run(document: PdfDocument, deadline: number): Promise<Uint8Array> {
  const thread = takeThread();
  // Ends the waiting; what the thread says after it is for nobody.
  const done = new AbortController();
  const { signal } = done;
  const timer = setTimeout(() => done.abort(), deadline);
  try {
    const answered = once(thread, 'message', { signal });
    const ended = once(thread, 'exit', { signal }).then(() => Promise.reject(new Error('the thread ended')));
    thread.postMessage(document);
    const [drawn] = (await Promise.race([answered, ended])) as [Uint8Array];
    keepThread(thread);
    return drawn;
  } catch (cause) {
    await thread.terminate();
    throw new Error('a document was not drawn', { cause });
  } finally {
    clearTimeout(timer);
    done.abort();
  }
}
