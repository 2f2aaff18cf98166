import { Worker } from 'node:worker_threads';

/** Memory of the thread; two hundred orders with long texts take a fifth of it. */
const MAX_MEGABYTES = 512;

/** How long a thread that has nothing to draw is kept, in milliseconds: the invoices of a period are drawn one by one. */
const IDLE = 30_000;

/** The thread that draws PDFs, which is kept between two documents: to start one takes longer than to draw an invoice. */
export function threadKeeper() {
  let kept: { readonly thread: Worker; readonly timer: NodeJS.Timeout } | undefined;
  const drop = () => {
    const found = kept;
    kept = undefined;
    void found?.thread.terminate();
  };
  return {
    /** The kept thread, or a new one. */
    take(): Worker {
      const found = kept;
      kept = undefined;
      if (!found) return startThread((thread) => kept?.thread === thread && drop());
      clearTimeout(found.timer);
      found.thread.ref();
      return found.thread;
    },
    /** Keeps a thread for the next document; it does not keep the process running. */
    keep(thread: Worker): void {
      thread.unref();
      kept = { thread, timer: setTimeout(drop, IDLE).unref() };
    },
  };
}

function startThread(onExit: (thread: Worker) => void): Worker {
  const thread = new Worker(new URL('./pdf-thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEGABYTES },
  });
  // Without a listener, an error of a thread that draws nothing would end the server. The exit follows it.
  thread.on('error', () => {});
  thread.once('exit', () => onExit(thread));
  return thread;
}
