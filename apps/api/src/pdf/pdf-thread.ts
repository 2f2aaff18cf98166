import { parentPort, workerData } from 'node:worker_threads';
import type { PdfDocument } from './pdf-document.ts';
import { renderPdf } from './render-pdf.ts';

/** Runs in its own thread: hundreds of pages take seconds. */
parentPort?.postMessage(await renderPdf(workerData as PdfDocument));
