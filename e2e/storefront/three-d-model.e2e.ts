import { readFileSync } from 'node:fs';
import type { BlockInstance, PageDocument } from '@etalage/site-model';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { picture, show } from '../support/shown-page.ts';
import { expect, test } from '../support/visitor-test.ts';
import { onlyDeep } from '../support/deep-run.ts';

const table = picture('tafel').replace('.jpg', '.glb');
const viewer = (page: Page) => page.locator('[data-model]');
const shown = (page: Page) => page.locator('[data-model][data-state="shown"]');

/** A page with a model below a text of this many lines. */
function bodyWith(lines: number, data: object): PageDocument {
  const text = '<h1>De eettafel</h1>' + '<p>Regel</p>'.repeat(lines);
  const model = { url: table, alt: 'De eettafel', width: '400', height: '300', ...data };
  const blocks: Omit<BlockInstance, 'version'>[] = [
    { id: 's', type: 'sectionContent', data: {}, slots: { content: ['t', 'm'] } },
    { id: 't', type: 'paragraph', data: { text }, slots: {} },
    { id: 'm', type: 'threedmodel', data: model, slots: {} },
  ];
  return {
    version: 1,
    root: ['s'],
    blocks: Object.fromEntries(blocks.map((one) => [one.id, { ...one, version: 1 }])),
  };
}
const showModel = (page: Page, data: object = {}, lines = 1) => show(page, { body: bodyWith(lines, data) });

interface Angles {
  around: number;
  fromAbove: number;
  at: number;
}

/** Every angle in degrees with its time in milliseconds, from now on. */
async function watchAngles(page: Page): Promise<() => Promise<Angles[]>> {
  const seen = await viewer(page).evaluateHandle((element) => {
    const angles: Angles[] = [];
    element.addEventListener('camera-change', (event) => {
      const { detail } = event as CustomEvent<{ around: number; fromAbove: number }>;
      angles.push({ ...detail, at: performance.now() });
    });
    return angles;
  });
  return () => seen.evaluate((angles) => [...angles]);
}
/** Degrees between two angles by the shortest way, with the direction. */
const between = (from: number, to: number) => ((to - from + 540) % 360) - 180;
/** Degrees in all steps together, so that whole rounds count. */
const turned = (angles: readonly Angles[]) =>
  angles.slice(1).reduce((sum, { around }, at) => sum + between(angles[at]?.around ?? around, around), 0);

test(
  'BLK-70 M3D-01 a model has its size, is loaded when it is near, and turns 40 degrees in a second',
  onlyDeep,
  async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (/\.glb$|show-model/.test(request.url())) loaded.push(new URL(request.url()).pathname);
    });
    await showModel(page, {}, 80);
    const { width, height } = (await viewer(page).boundingBox())!;
    expect([width, height]).toEqual([400, 300]);
    expect(loaded).toEqual([]);
    await viewer(page).scrollIntoViewIfNeeded();
    await expect(shown(page)).toBeVisible({ timeout: 20_000 });
    expect(loaded.filter((path) => path === table)).toHaveLength(1);
    const seen = await watchAngles(page);
    await expect.poll(async () => (await seen()).length, { timeout: 20_000 }).toBeGreaterThan(20);
    const angles = await seen();
    const seconds = ((angles.at(-1)?.at ?? 0) - (angles[0]?.at ?? 0)) / 1000;
    const speed = Math.abs(turned(angles)) / seconds;
    expect(speed).toBeGreaterThan(34);
    expect(speed).toBeLessThan(46);
    await expectAccessible(page, '3D model');
  },
);

test('M3D-02 dragging turns the camera, and so do the arrow keys', onlyDeep, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await showModel(page);
  await expect(shown(page)).toBeVisible({ timeout: 20_000 });
  const seen = await watchAngles(page);
  const { x, y } = (await viewer(page).boundingBox())!;
  await page.mouse.move(x + 200, y + 150);
  await page.mouse.down();
  await page.mouse.move(x + 275, y + 150, { steps: 5 });
  await page.mouse.up();
  // A drag as long as the model is high is a whole round: 75 of 300 pixels are 90 degrees.
  await expect.poll(async () => Math.round(turned(await withStart(seen)))).toBe(-90);
  await viewer(page).getByRole('img').focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => Math.round(turned(await withStart(seen)))).toBe(-75);
  const before = (await seen()).at(-1)?.fromAbove ?? 0;
  await page.keyboard.press('ArrowUp');
  await expect.poll(async () => Math.round(((await seen()).at(-1)?.fromAbove ?? 0) - before)).toBe(-15);
});

/** Angles that begin where every model begins: in front. */
async function withStart(seen: () => Promise<Angles[]>): Promise<Angles[]> {
  return [{ around: 0, fromAbove: 0, at: 0 }, ...(await seen())];
}

test(
  'a model turns only when the visitor wants it, and the wheel scrolls the page',
  onlyDeep,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await showModel(page, {}, 30);
    await viewer(page).scrollIntoViewIfNeeded();
    await expect(shown(page)).toBeVisible({ timeout: 20_000 });
    const play = page.getByRole('button', { name: 'Laten draaien' });
    await expect(play).toBeVisible();
    const seen = await watchAngles(page);
    await page.waitForTimeout(500);
    expect(await seen()).toEqual([]);
    await play.click();
    await expect.poll(async () => (await seen()).length).toBeGreaterThan(3);
    await page.getByRole('button', { name: 'Draaien stoppen' }).click();
    const before = await page.evaluate(() => scrollY);
    const { x, y } = (await viewer(page).boundingBox())!;
    await page.mouse.move(x + 200, y + 150);
    await page.mouse.wheel(0, -300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(before);
  },
);

for (const compressed of ['draco', 'meshopt'])
  test(
    `a model compressed with ${compressed} is shown, by files of this website only`,
    onlyDeep,
    async ({ page }) => {
      const file = readFileSync(new URL(`models/${compressed}.glb`, import.meta.url));
      await page.route('**/model/tafel.glb', (route) =>
        route.fulfill({ body: file, contentType: 'model/gltf-binary' }),
      );
      await showModel(page, { url: '/model/tafel.glb' });
      await expect(shown(page)).toBeVisible({ timeout: 20_000 });
    },
  );

test('a model that cannot be read says so and keeps its picture', async ({ page, problems }) => {
  problems.allow(/tafel\.glb/);
  await page.route('**/model/tafel.glb', (route) => route.fulfill({ body: 'geen model' }));
  await showModel(page, { url: '/model/tafel.glb', poster: picture('eettafel-duin-1') });
  await expect(viewer(page).getByRole('status')).toHaveText('Dit 3D-model kan hier niet worden getoond.');
  await expect(viewer(page).locator('img')).toBeVisible();
});
