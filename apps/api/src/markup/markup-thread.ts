import { parentPort, workerData } from 'node:worker_threads';
import { cleanHtml, isReduced } from './clean-html.ts';
import { cleanSvg } from './clean-svg.ts';
import type { MarkupResult, MarkupWork } from './markup-work.ts';

/** Runs in its own thread: sanitising long markup takes seconds, in which no page could be served. */
const work = workerData as MarkupWork;
const result: MarkupResult =
  'svg' in work
    ? { svg: cleanSvg(work.svg) }
    : {
        html: work.html.map((html) => {
          const clean = cleanHtml(html);
          return { clean, isReduced: isReduced(html, clean) };
        }),
      };
parentPort?.postMessage(result);
