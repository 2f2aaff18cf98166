import { Buffer } from 'node:buffer';
import { expect, type Page, type Request } from '@playwright/test';
import { storedValues, test } from './catalogue-test.ts';

interface Put {
  url: string;
  type: string;
  body: Buffer;
  at: 'start' | 'end';
}

/** Answers the file calls of the catalogue as a server would, and keeps what was sent. */
async function serveFiles(
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
    if (pathname === '/files/get') return route.fulfill({ json: { url: '/gelezen.txt' } });
    if (pathname === '/files/delete') return route.fulfill({ json: { deleted: true } });
    return route.fulfill({ json: { url: `/media/proef/${String(body['filePath'])}?signature=1` } });
  });
  await page.route('**/media/**', async (route) => {
    const request = route.request();
    if (request.method() !== 'PUT') return route.fulfill({ contentType: 'image/png', body: '' });
    puts.push(putOf(request, 'start'));
    // Long enough for a second upload to overtake, if one would.
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

/** A picture drawn by the browser itself, half of it empty. */
async function picture(page: Page, width: number, height: number, type = 'image/png'): Promise<Buffer> {
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

/** Size and one point of a picture, as a browser sees it. */
async function seen(page: Page, { body, type }: Put) {
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

const choose = (page: Page, label: string, ...files: { name: string; mimeType: string; buffer: Buffer }[]) =>
  page.getByLabel(label, { exact: true }).setInputFiles(files);
const named = (name: string, buffer: Buffer, mimeType = 'application/octet-stream') => ({
  ...{ name, mimeType, buffer },
});
const pdf = (name: string) => named(name, Buffer.from(`%PDF ${name}`), 'application/pdf');
const stored = (page: Page, key: string) =>
  expect.poll(async () => JSON.stringify((await storedValues(page))[key] ?? '').slice(1, -1), {
    message: `stored ${key}`,
  });

test('UPL-12 UPL-16 a picture becomes a JPEG of at most 1440 pixels; one that fits keeps its size', async ({
  openScenario,
}) => {
  const page = await openScenario('files');
  const { ended } = await serveFiles(page);
  await choose(page, 'Brochure', named('groot.png', await picture(page, 3000, 1500), 'image/png'));
  await stored(page, 'bestand').toMatch(/-groot\.jpeg$/);
  await choose(page, 'Brochure', named('klein.png', await picture(page, 800, 600), 'image/png'));
  await stored(page, 'bestand').toMatch(/-klein\.jpeg$/);
  const [large, small] = ended();
  if (!large || !small) throw new Error('two pictures were not sent');
  expect(large.type).toBe('image/jpeg');
  expect([...large.body.subarray(0, 2)]).toEqual([0xff, 0xd8]);
  expect(await seen(page, large)).toMatchObject({ width: 1440, height: 720, point: [255, 255, 255, 255] });
  expect(await seen(page, small)).toMatchObject({ width: 800, height: 600 });
});

test('FLD-17 FLD-18 a picture and a document are taken and shown', async ({ openScenario }) => {
  const page = await openScenario('files');
  await serveFiles(page);
  await choose(page, 'Afbeelding', named('kast.png', await picture(page, 60, 40), 'image/png'));
  await stored(page, 'beeld').toMatch(/-kast\.jpeg$/);
  await expect(page.getByRole('listitem').filter({ hasText: 'kast.jpeg' }).locator('img')).toBeVisible();
  await choose(page, 'Brochure', pdf('folder.pdf'));
  await stored(page, 'bestand').toMatch(/-folder\.pdf$/);
  await expect(page.getByRole('listitem').filter({ hasText: 'folder.pdf' })).toBeVisible();
});

test('UPL-12 a PNG stays one where transparency is kept', async ({ openScenario }) => {
  const page = await openScenario('upload-rules');
  const { ended } = await serveFiles(page);
  await choose(page, 'Doorzichtig', named('logo.png', await picture(page, 60, 40), 'image/png'));
  await stored(page, 'doorzichtig').toMatch(/-logo\.png$/);
  const [sent] = ended();
  expect(sent?.type).toBe('image/png');
  expect(sent && (await seen(page, sent)).point[3]).toBe(0);
});

test('UPL-18 UPL-21 the field decides the largest size and the colour behind what is empty', async ({
  openScenario,
}) => {
  const page = await openScenario('upload-rules');
  const { ended } = await serveFiles(page);
  await choose(page, 'Klein', named('a.png', await picture(page, 1000, 500), 'image/png'));
  await stored(page, 'klein').toMatch(/-a\.jpeg$/);
  const [sent] = ended();
  if (!sent) throw new Error('nothing was sent');
  const { width, height, point } = await seen(page, sent);
  expect([width, height]).toEqual([500, 250]);
  const [red = 0, green = 255, blue = 255] = point;
  expect(red).toBeGreaterThan(240);
  expect(green).toBeLessThan(15);
  expect(blue).toBeLessThan(15);
});

test('UPL-13 a drawing is sent as it is', async ({ openScenario }) => {
  const page = await openScenario('files');
  const { ended } = await serveFiles(page);
  const source = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><rect/></svg>');
  await choose(page, 'Brochure', named('logo.svg', source, 'image/svg+xml'));
  await stored(page, 'bestand').toMatch(/-logo\.svg$/);
  expect(ended()[0]?.body.equals(source)).toBe(true);
});

test('UPL-30 three files go one after another', async ({ openScenario }) => {
  const page = await openScenario('files');
  const { puts } = await serveFiles(page);
  await choose(page, 'Brochure', pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf'));
  await stored(page, 'bestand').toMatch(/-a\.pdf\|.*-b\.pdf\|.*-c\.pdf$/);
  expect(puts.map(({ at }) => at)).toEqual(['start', 'end', 'start', 'end', 'start', 'end']);
});

test('UPL-05 UPL-34 UPL-42 UPL-43 a field of one picture has no drop area once it is full', async ({
  openScenario,
}) => {
  const page = await openScenario('files');
  await serveFiles(page);
  await expect(page.getByText('Klik of sleep een afbeelding hierheen')).toBeVisible();
  await expect(page.getByText('Klik of sleep een bestand hierheen')).toBeVisible();
  await choose(page, 'Afbeelding', named('a.png', await picture(page, 20, 20), 'image/png'));
  await stored(page, 'beeld').toMatch(/-a\.jpeg$/);
  await expect(page.getByText('Klik of sleep een afbeelding hierheen')).toBeHidden();
  await page.getByRole('button', { name: /a\.jpeg verwijderen$/ }).click();
  await page.getByRole('button', { name: 'Alleen hier verwijderen' }).click();
  await expect(page.getByText('Klik of sleep een afbeelding hierheen')).toBeVisible();
});

test('UPL-04 of 21 files 20 are sent, and the field says that one is not', async ({ openScenario }) => {
  const page = await openScenario('files');
  const { ended } = await serveFiles(page);
  await choose(page, 'Brochure', ...Array.from({ length: 21 }, (_, index) => pdf(`b${index}.pdf`)));
  await expect(page.getByRole('alert')).toHaveText(
    'Hier passen hoogstens 20 bestanden. Eén bestand is niet toegevoegd.',
  );
  await expect
    .poll(async () => JSON.stringify((await storedValues(page))['bestand'] ?? '').split('|').length, {
      timeout: 30_000,
    })
    .toBe(20);
  expect(ended()).toHaveLength(20);
});

test('UPL-10 UPL-09 without an address nothing is sent, and each message is said on its own', async ({
  openScenario,
}) => {
  const page = await openScenario('files');
  const { puts } = await serveFiles(page, {
    signed: () => ({ status: 500, body: { code: 'internal', errors: { file: ['A', 'B'] } } }),
  });
  await choose(page, 'Brochure', pdf('a.pdf'));
  await expect(page.getByRole('status').filter({ hasText: /^[AB]$/ })).toHaveText(['A', 'B']);
  await expect(page.getByRole('button', { name: 'Opnieuw proberen: a.pdf' })).toBeVisible();
  expect(puts).toEqual([]);
  expect((await storedValues(page))['bestand'] ?? '').toBe('');
});

test('UPL-36 UPL-37 an owner is asked three things, and removing everywhere calls the server', async ({
  openScenario,
}) => {
  const page = await openScenario('upload-rules');
  const { calls } = await serveFiles(page);
  await page.getByRole('button', { name: 'a.pdf verwijderen' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button')).toHaveText([
    'Volledig verwijderen',
    'Alleen hier verwijderen',
    'Annuleren',
  ]);
  await question.getByRole('button', { name: 'Volledig verwijderen' }).click();
  await stored(page, 'gevuld').toBe('/media/proef/assets/b.pdf|https://x.test/c.pdf');
  await expect
    .poll(() => calls)
    .toEqual([{ path: '/files/delete', body: { filePath: 'assets/a.pdf', isPrivate: false } }]);
});

test('UPL-38 UPL-39 removing here only, or not at all, calls nobody', async ({ openScenario }) => {
  const page = await openScenario('upload-rules');
  const { calls } = await serveFiles(page);
  await page.getByRole('button', { name: 'a.pdf verwijderen' }).click();
  await page.getByRole('button', { name: 'Annuleren' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'a.pdf verwijderen' })).toBeVisible();
  await page.getByRole('button', { name: 'a.pdf verwijderen' }).click();
  await page.getByRole('button', { name: 'Alleen hier verwijderen' }).click();
  await stored(page, 'gevuld').toBe('/media/proef/assets/b.pdf|https://x.test/c.pdf');
  expect(calls).toEqual([]);
});

test('UPL-40 a file leaves the field also when the server cannot delete it', async ({ openScenario }) => {
  const page = await openScenario('upload-rules');
  await serveFiles(page);
  await page.route('**/files/delete', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', errors: { general: ['Dat lukt nu niet'] } } }),
  );
  await page.getByRole('button', { name: 'a.pdf verwijderen' }).click();
  await page.getByRole('button', { name: 'Volledig verwijderen' }).click();
  await stored(page, 'gevuld').toBe('/media/proef/assets/b.pdf|https://x.test/c.pdf');
  await expect(page.getByRole('status').filter({ hasText: 'Dat lukt nu niet' })).toBeVisible();
});

test('UPL-41 files are moved up and down', async ({ openScenario }) => {
  const page = await openScenario('upload-rules');
  await page.getByRole('button', { name: 'c.pdf omhoog verplaatsen' }).click();
  await stored(page, 'gevuld').toBe(
    '/media/proef/assets/a.pdf|https://x.test/c.pdf|/media/proef/assets/b.pdf',
  );
});

test('API-34 UPL-44 a file is opened in a new window, a link of elsewhere without asking', async ({
  openScenario,
  context,
}) => {
  const page = await openScenario('upload-rules');
  const { calls } = await serveFiles(page);
  await context.route(/gelezen\.txt|x\.test/, (route) =>
    route.fulfill({ contentType: 'text/plain', body: 'Gelezen' }),
  );
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'a.pdf openen' }).click();
  await (await opened).waitForURL(/gelezen\.txt$/);
  expect(calls).toEqual([{ path: '/files/get', body: { filePath: 'assets/a.pdf', isPrivate: false } }]);
  const elsewhere = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'c.pdf openen' }).click();
  await (await elsewhere).waitForURL('https://x.test/c.pdf');
  expect(calls).toHaveLength(1);
});

test('a refused file says why, and a break in the connection is waited out', async ({ openScenario }) => {
  const page = await openScenario('files');
  const { ended } = await serveFiles(page);
  await choose(page, 'Brochure', named('virus.exe', Buffer.from('MZ')));
  await expect(page.getByRole('alert')).toContainText('Dit soort bestand kunnen we niet aannemen.');
  await page.getByRole('button', { name: 'Melding over virus.exe sluiten' }).click();
  await expect(page.getByRole('alert')).toBeHidden();
  await page.route('**/media/**', (route) => route.abort('connectionreset'), { times: 1 });
  await choose(page, 'Brochure', pdf('a.pdf'));
  await stored(page, 'bestand').toMatch(/-a\.pdf$/);
  expect(ended()).toHaveLength(1);
});
