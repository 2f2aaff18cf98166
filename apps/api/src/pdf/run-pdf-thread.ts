import { once } from 'node:events';
import { ApiError } from '../calls/api-error.ts';
import { limitConcurrency, QueueFullError } from '../calls/limit-concurrency.ts';
import { newId } from '../db/new-id.ts';
import type { PdfDocument } from './pdf-document.ts';
import { threadKeeper } from './thread-keeper.ts';

/** Timeout in milliseconds; two hundred orders take a few seconds on a busy core. */
const DEADLINE = 30_000;

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

const threads = threadKeeper();

/** Draws a document. A thread that failed, or took too long, draws no other one. */
async function run(document: PdfDocument, deadline: number): Promise<Uint8Array> {
  const thread = threads.take();
  // Ends the waiting; what the thread says after it is for nobody.
  const done = new AbortController();
  const { signal } = done;
  const timer = setTimeout(() => done.abort(), deadline);
  try {
    const answered = once(thread, 'message', { signal });
    const ended = once(thread, 'exit', { signal }).then(() => Promise.reject(new Error('the thread ended')));
    thread.postMessage(document);
    const [drawn] = (await Promise.race([answered, ended])) as [Uint8Array];
    threads.keep(thread);
    return drawn;
  } catch (cause) {
    await thread.terminate();
    throw new Error('a document was not drawn', { cause });
  } finally {
    clearTimeout(timer);
    done.abort();
  }
}
