import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const photos = new URL('../../apps/api/src/files/testing/photos/', import.meta.url);

/** A phone photo: stored rotated, to be shown upright with red at the top left; or truncated. */
export const heicPhoto = (name: string, kind: 'turned' | 'broken' = 'turned') => ({
  name,
  mimeType: 'image/heic',
  buffer: readFileSync(new URL(`${kind}.heic`, photos)),
});

/** The size of a picture as a browser shows it, and whether its top left is red. */
export async function pictureAt(page: Page, address: string) {
  return page.evaluate(async (url) => {
    const bitmap = await createImageBitmap(await (await fetch(url)).blob());
    const canvas = new OffscreenCanvas(1, 1);
    const context = canvas.getContext('2d');
    context?.drawImage(bitmap, 40, 40, 1, 1, 0, 0, 1, 1);
    const [red = 0, green = 0] = context?.getImageData(0, 0, 1, 1).data ?? [];
    return { size: [bitmap.width, bitmap.height], isRedAtTop: red > 2 * green };
  }, address);
}
