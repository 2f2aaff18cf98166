import { Buffer } from 'node:buffer';
import { expect, type Page, type Request } from '@playwright/test';
import { storedValues } from './catalogue-test.ts';

interface Put {
  url: string;
  type: string;
  body: Buffer;
  at: 'start' | 'end';
}

/** Answers the file calls of the catalogue as a server would, and records what was sent. */
export async function serveFiles(
  page: Page,
  over: { signed?: () => { status: number; body: object } | undefined } = {},
) {
  const calls: { path: string; body: Record<string, unknown> }[] = [];
  const puts: Put[] = [];
  await page.route('**/files/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const body = JSON.parse(route.request().postData() ?? '{}') as Record<string, unknown>;
    calls.push({ path: pathname, body });
    const refused = pathname === '/files/signed-url' ? over.signed?.() : undefined;
    if (refused) return route.fulfill({ status: refused.status, json: refused.body });
    if (pathname === '/files/delete') return route.fulfill({ json: { deleted: true } });
    return route.fulfill({ json: { url: `/media/proef/${String(body['filePath'])}?signature=1` } });
  });
  await page.route('**/media/**', async (route) => {
    const request = route.request();
    if (request.method() !== 'PUT') return route.fulfill({ contentType: 'image/png', body: '' });
    puts.push(putOf(request, 'start'));
    // Long enough for a second upload to overtake it, if that could happen.
    await new Promise((resolve) => setTimeout(resolve, 120));
    puts.push(putOf(request, 'end'));
    return route.fulfill({ status: 204, body: '' });
  });
  return { calls, puts, ended: () => puts.filter(({ at }) => at === 'end') };
}

function putOf(request: Request, at: Put['at']): Put {
  const body = request.postDataBuffer() ?? Buffer.alloc(0);
  return { url: request.url(), type: request.headers()['content-type'] ?? '', body, at };
}

/** A picture created by the browser itself, half of it transparent. */
export async function picture(
  page: Page,
  width: number,
  height: number,
  type = 'image/png',
): Promise<Buffer> {
  const data = await page.evaluate(
    ([w, h, kind]) => {
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: w, height: h });
      const context = canvas.getContext('2d');
      context?.fillRect(0, 0, w / 2, h);
      return canvas.toDataURL(kind).split(',')[1] ?? '';
    },
    [width, height, type] as const,
  );
  return Buffer.from(data, 'base64');
}

/** Size and one pixel of a picture, as a browser renders it. */
export async function seen(page: Page, { body, type }: Put) {
  return page.evaluate(
    async ([data, kind]) => {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: kind }));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const context = canvas.getContext('2d');
      context?.drawImage(bitmap, 0, 0);
      const point = context?.getImageData(Math.floor(bitmap.width * 0.9), 1, 1, 1).data;
      return { width: bitmap.width, height: bitmap.height, point: [...(point ?? [])] };
    },
    [body.toString('base64'), type] as const,
  );
}

/** Chooses files at a field, by its label. */
export const choose = (
  page: Page,
  label: string,
  ...files: { name: string; mimeType: string; buffer: Buffer }[]
) => page.getByLabel(label, { exact: true }).setInputFiles(files);
/** A file of these bytes. */
export const named = (name: string, buffer: Buffer, mimeType = 'application/octet-stream') => ({
  name,
  mimeType,
  buffer,
});
/** A document with a valid signature. */
export const pdf = (name: string) => named(name, Buffer.from(`%PDF ${name}`), 'application/pdf');
/** The value of the form under a key; polls until it matches. */
export const stored = (page: Page, key: string) =>
  expect.poll(async () => JSON.stringify((await storedValues(page))[key] ?? '').slice(1, -1), {
    message: `stored ${key}`,
  });
