import { Buffer } from 'node:buffer';
import { expect } from '@playwright/test';
import { storedValues, test } from './catalogue-test.ts';
import { choose, named, pdf, picture, seen, serveFiles, stored } from './file-steps.ts';
import { onlyDeep } from '../support/deep-run.ts';

test(
  'UPL-12 UPL-16 a picture becomes a JPEG of at most 1440 pixels; one that fits keeps its size',
  onlyDeep,
  async ({ openScenario }) => {
    const page = await openScenario('files');
    const { ended } = await serveFiles(page);
    await choose(page, 'Brochure', named('groot.png', await picture(page, 3000, 1500), 'image/png'));
    await stored(page, 'bestand').toMatch(/-groot\.jpeg$/);
    await choose(page, 'Brochure', named('klein.png', await picture(page, 800, 600), 'image/png'));
    await stored(page, 'bestand').toMatch(/-klein\.jpeg$/);
    await choose(page, 'Brochure', named('hoog.png', await picture(page, 1500, 3000), 'image/png'));
    await stored(page, 'bestand').toMatch(/-hoog\.jpeg$/);
    const [large, small, high] = ended();
    if (!large || !small || !high) throw new Error('three pictures were not sent');
    expect(large.type).toBe('image/jpeg');
    expect([...large.body.subarray(0, 2)]).toEqual([0xff, 0xd8]);
    expect(await seen(page, large)).toMatchObject({ width: 1440, height: 720, point: [255, 255, 255, 255] });
    expect(await seen(page, small)).toMatchObject({ width: 800, height: 600 });
    expect(await seen(page, high)).toMatchObject({ width: 720, height: 1440 });
  },
);

test('UPL-12 a PNG stays a PNG when transparency is kept', onlyDeep, async ({ openScenario }) => {
  const page = await openScenario('upload-rules');
  const { ended } = await serveFiles(page);
  await choose(page, 'Doorzichtig', named('logo.png', await picture(page, 60, 40), 'image/png'));
  await stored(page, 'doorzichtig').toMatch(/-logo\.png$/);
  const [sent] = ended();
  expect(sent?.type).toBe('image/png');
  expect(sent && (await seen(page, sent)).point[3]).toBe(0);
});

test(
  'UPL-18 UPL-21 the field decides the maximum size and the colour behind transparency',
  onlyDeep,
  async ({ openScenario }) => {
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
  },
);

test('UPL-13 a vector picture is sent unchanged', onlyDeep, async ({ openScenario }) => {
  const page = await openScenario('files');
  const { ended } = await serveFiles(page);
  const source = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><rect/></svg>');
  await choose(page, 'Brochure', named('logo.svg', source, 'image/svg+xml'));
  await stored(page, 'bestand').toMatch(/-logo\.svg$/);
  expect(ended()[0]?.body.equals(source)).toBe(true);
});

test('UPL-30 three files are uploaded one after another', onlyDeep, async ({ openScenario }) => {
  const page = await openScenario('files');
  const { puts } = await serveFiles(page);
  await choose(page, 'Brochure', pdf('a.pdf'), pdf('b.pdf'));
  // Also one that is chosen while another is being sent.
  await expect.poll(() => puts.length, { intervals: [10] }).toBeGreaterThan(0);
  await choose(page, 'Brochure', pdf('c.pdf'));
  await stored(page, 'bestand').toMatch(/-a\.pdf\|.*-b\.pdf\|.*-c\.pdf$/);
  expect(puts.map(({ at }) => at)).toEqual(['start', 'end', 'start', 'end', 'start', 'end']);
});

test(
  'UPL-04 of 21 files 20 are sent, and the field says that one is not',
  onlyDeep,
  async ({ openScenario }) => {
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
  },
);

test(
  'UPL-10 UPL-09 without an address nothing is sent, and each message is shown separately',
  onlyDeep,
  async ({ openScenario }) => {
    const page = await openScenario('files');
    const { puts } = await serveFiles(page, {
      signed: () => ({ status: 500, body: { code: 'internal', errors: { file: ['A', 'B'] } } }),
    });
    await choose(page, 'Brochure', pdf('a.pdf'));
    await expect(page.getByRole('status').filter({ hasText: /^[AB]$/ })).toHaveText(['A', 'B']);
    await expect(page.getByRole('button', { name: 'Opnieuw proberen: a.pdf' })).toBeVisible();
    expect(puts).toEqual([]);
    expect((await storedValues(page))['bestand'] ?? '').toBe('');
  },
);

test('a refused file says why, and an upload waits while the connection is interrupted', async ({
  openScenario,
}) => {
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
