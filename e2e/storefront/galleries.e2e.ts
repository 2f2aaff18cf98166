import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { picture, sectionOf, show } from '../support/shown-page.ts';
import { expect, test } from '../support/visitor-test.ts';
import { onlyDeep } from '../support/deep-run.ts';

test.use({ viewport: { width: 1340, height: 900 } });

const names = [
  'stoel-sluis-1',
  'fauteuil-lij-1',
  'bank-kade-1',
  'kruk-paal-1',
  'bed-kalm-1',
  'poef-bolder-1',
];
const pictures = (count: number) => names.slice(0, count).map(picture).join('|');
const gallery = (type: string, data: object = {}) =>
  sectionOf(type, { logo_image: pictures(6), logo_alt: 'Meubels', ...data });
const inSection = (data: object) =>
  sectionOf(
    'sectionContent',
    {},
    {
      slot: 'content',
      type: 'gallery',
      data: { images: pictures(3), alt: 'Meubels', ...data },
    },
  );
const opener = (page: Page, number: number, count = 3) =>
  page.getByRole('link', { name: `Afbeelding vergroten: Meubels, ${number} van ${count}`, exact: true });

test('GAL-04 galleries have three, four and five pictures in a row', onlyDeep, async ({ page }) => {
  for (const [type, columns] of [
    ['blockGalleryThree', 3],
    ['blockGalleryFour', 4],
    ['blockGalleryFive', 5],
  ] as const) {
    await show(page, { body: gallery(type) }, `/${type}`);
    const tops = await page
      .locator('main li')
      .evaluateAll((tiles) => tiles.map((tile) => Math.round(tile.getBoundingClientRect().top)));
    expect([type, tops.filter((top) => top === tops[0]).length]).toEqual([type, columns]);
    expect(tops).toHaveLength(6);
  }
});

test('BLK-44 GAL-06 a click opens the picture in the viewer, unless the owner chose otherwise', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await show(page, { body: inSection({}) });
  await page.waitForLoadState('networkidle');
  expect(loaded.filter((url) => url.includes('open-viewer'))).toEqual([]);
  const viewer = page.getByRole('dialog', { name: 'Meubels' });
  await expect(viewer).toBeHidden();
  await opener(page, 2).click();
  const large = viewer.getByRole('img', { name: 'Meubels' });
  await expect(viewer.getByText('Foto 2 van 3')).toBeVisible();
  const shown = () => large.evaluate((image: HTMLImageElement) => new URL(image.src).pathname);
  expect(await shown()).toBe(picture(names[1]!));
  await expect
    .poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(300);
  await expectAccessible(page, 'a picture in the viewer');

  await viewer.getByRole('button', { name: 'Volgende foto' }).click();
  await expect(viewer.getByText('Foto 3 van 3')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText('Foto 1 van 3')).toBeVisible();
  expect(await shown()).toBe(picture(names[0]!));
  await page.keyboard.press('ArrowLeft');
  await expect(viewer.getByText('Foto 3 van 3')).toBeVisible();
  // The focus stays in the viewer, and returns to the picture.
  for (let press = 0; press < 6; press += 1) await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName)).not.toBe(
    'MAIN',
  );
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(opener(page, 2)).toBeFocused();
  await page.keyboard.press('Enter');
  await viewer.getByRole('button', { name: 'Sluiten' }).click();
  await expect(viewer).toBeHidden();

  await show(page, { body: inSection({ click_event: 'none' }) }, '/niets');
  const address = page.url();
  await page.getByRole('img', { name: 'Meubels' }).nth(1).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(page.url()).toBe(address);
});

test(
  'the tiles of a gallery keep their places while its pictures load, at every width',
  onlyDeep,
  async ({ page }) => {
    const places = () =>
      page.locator('main li').evaluateAll((tiles) =>
        tiles.map((tile) => {
          const { left, top, width, height } = tile.getBoundingClientRect();
          return [left, top, width, height].map(Math.round);
        }),
      );
    const held = /\/media\//;
    await page.route(held, () => undefined);
    await show(page, { body: gallery('masonryGallery') });
    const before = await places();
    await page.unroute(held);
    await page.reload();
    for (let at = 0; at < 6; at += 1) await page.locator('main img').nth(at).scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(places).toEqual(before);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a picture of a gallery is a link to the large one', onlyDeep, async ({ page }) => {
    await show(page, { body: inSection({}) });
    await expect(opener(page, 2)).toHaveAttribute('href', picture(names[1]!));
  });
});
