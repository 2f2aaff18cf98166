import { limitConcurrency } from '../calls/limit-concurrency.ts';
import { maxPixels } from '../ports/heic/max-pixels.ts';
import { loadSharp } from './load-sharp.ts';
import type { PictureLook } from './picture.repository.ts';

/** Longest side of a placeholder in pixels: a browser enlarges it smoothly, so that it looks blurred. */
const SIDE = 12;
/** Placeholders of more bytes are left out: a page has dozens of them. */
const MOST_BYTES = 220;

/** Pictures wait for each other: each needs a core while it is decoded. */
const inLine = limitConcurrency(1);

/** Size and placeholder of a picture on this machine; undefined for a file without pixels, or one that cannot be read. */
export async function readPicture(path: string): Promise<PictureLook | undefined> {
  return inLine(path, () => lookOf(path)).catch(() => undefined);
}

async function lookOf(path: string): Promise<PictureLook> {
  const sharp = await loadSharp();
  const picture = sharp(path, { limitInputPixels: maxPixels });
  const { hasAlpha, format, autoOrient } = await picture.metadata();
  const size = { width: autoOrient.width, height: autoOrient.height };
  // What is transparent would show its placeholder for ever.
  if (hasAlpha || format === 'svg' || format === 'gif') return { ...size, placeholder: '' };
  const tiny = await picture
    .autoOrient()
    .resize({ width: SIDE, height: SIDE, fit: 'inside' })
    .webp({ quality: 70, effort: 6 })
    .toBuffer();
  return { ...size, placeholder: tiny.length <= MOST_BYTES ? tiny.toString('base64') : '' };
}
