import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import decode from 'heic-decode';
import sharp from 'sharp';
import type { HeicWork } from './heic-work.ts';

/**
 * Runs in its own thread: decoding blocks for seconds, in which no page could be served. A photo with corrupted bytes in
 * its middle is accepted: libheif 1.23 decodes it without an error or warning, also with strict decoding.
 */
const { source, target, maxPixels, maxSide } = workerData as HeicWork;
const images = await decode.all({ buffer: await readFile(source) });
try {
  const [first] = images;
  if (!first) throw new Error('no image');
  if (first.width * first.height > maxPixels) parentPort?.postMessage('pixels');
  else {
    const { width, height, data } = await first.decode();
    await sharp(Buffer.from(data.buffer), { raw: { width, height, channels: 4 } })
      .flatten({ background: '#ffffff' })
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 85, mozjpeg: true })
      .toFile(target);
    parentPort?.postMessage('done');
  }
} finally {
  images.dispose();
}
