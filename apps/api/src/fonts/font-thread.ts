import { parentPort, workerData } from 'node:worker_threads';
import { prepareFont } from './prepare-font.ts';

/** Runs in its own thread: a font takes a second, and one that was made to be slow takes as long as it likes. */
parentPort?.postMessage(await prepareFont(Buffer.from(workerData as Uint8Array)));
