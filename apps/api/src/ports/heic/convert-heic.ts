import { Worker } from 'node:worker_threads';
import type { HeicWork } from './heic-work.ts';
import { maxPixels } from './max-pixels.ts';

/** Timeout in milliseconds; a real phone photo converts in a few seconds. */
const PATIENCE = 60_000;

/** Thrown for a photo that cannot be decoded or has too many pixels; `refusal` is the text key of the reason. */
export class HeicRefused extends Error {
  override readonly name = 'HeicRefused';
  readonly refusal: 'files_refused_heic' | 'files_refused_pixels';

  constructor(refusal: HeicRefused['refusal']) {
    super(refusal);
    this.refusal = refusal;
  }
}

/** Converts a HEIC photo to JPEG, in the size in which browsers upload other photos; throws HeicRefused. */
export type ConvertHeic = (source: string, target: string) => Promise<void>;

/** A converter that runs one conversion at a time: each needs a core and a few hundred MB. */
export function createHeicConverter(): ConvertHeic {
  let last: Promise<unknown> = Promise.resolve();
  return async (source, target) => {
    const turn = last.then(() => convert({ source, target, maxPixels, maxSide: 1440 }));
    last = turn.catch(() => undefined);
    const outcome = await turn;
    if (outcome === 'pixels') throw new HeicRefused('files_refused_pixels');
    if (outcome !== 'done') throw new HeicRefused('files_refused_heic');
  };
}

async function convert(work: HeicWork): Promise<unknown> {
  // The decoder prints warnings about photos, which do not belong in the log of the server.
  const quiet = { stdout: true, stderr: true };
  const thread = new Worker(new URL('./heic-thread.ts', import.meta.url), { workerData: work, ...quiet });
  const timer = setTimeout(() => void thread.terminate(), PATIENCE);
  try {
    return await new Promise((resolve) => {
      thread.once('message', resolve).once('error', resolve).once('exit', resolve);
    });
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}
