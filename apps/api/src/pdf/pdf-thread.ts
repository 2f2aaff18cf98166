import { parentPort } from 'node:worker_threads';
import type { PdfDocument } from './pdf-document.ts';
import { renderPdf } from './render-pdf.ts';

/** Runs in its own thread, one document after another: hundreds of pages take seconds. */
parentPort?.on('message', (document: PdfDocument) => {
  // A failure ends the thread, which its starter sees.
  void renderPdf(document).then((bytes) => parentPort?.postMessage(bytes));
});
