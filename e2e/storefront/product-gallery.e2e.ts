import type { Page } from '@playwright/test';
import { picture, show } from '../support/shown-page.ts';
import { productPage } from '../support/shown-shop.ts';
import { expect, test } from '../support/visitor-test.ts';
import { onlyDeep } from '../support/deep-run.ts';

test.use({ viewport: { width: 1340, height: 900 } });

const gallery = (page: Page) => page.getByRole('group', { name: "Foto's van het product" });
const next = (page: Page) => gallery(page).getByRole('button', { name: 'Volgende foto' });
const previous = (page: Page) => gallery(page).getByRole('button', { name: 'Vorige foto' });
const thumb = (page: Page, number: number) =>
  gallery(page).getByRole('link', { name: `Toon foto ${number}`, exact: true });
const stripOn = (page: Page) => gallery(page).getByRole('button', { name: 'Volgende miniaturen' });

/** Opens a product with pictures that differ by their address. */
async function open(page: Page, count: number): Promise<void> {
  const pictures = Array.from({ length: count }, (_, index) => `${picture('stoel-sluis-1')}?${index + 1}`);
  const [main = '', ...others] = pictures;
  await show(page, productPage({ main_image: main, sub_images: others.join('|') }));
  await expect(next(page)).toBeVisible();
}

/** The number of the visible picture. */
const inSight = (page: Page) =>
  gallery(page)
    .getByRole('link')
    .filter({ has: page.getByRole('img') })
    .evaluateAll((slides) => {
      const stage = slides[0]?.closest('ul')?.getBoundingClientRect();
      const centre = (stage?.x ?? 0) + (stage?.width ?? 0) / 2;
      return (
        1 +
        slides.findIndex((slide) => {
          const { left, right } = slide.getBoundingClientRect();
          return left <= centre && right > centre;
        })
      );
    });

/** The numbers of the thumbnails that are completely visible. */
const thumbsInSight = (page: Page) =>
  gallery(page)
    .getByRole('link', { name: /^Toon foto/ })
    .evaluateAll((thumbs) => {
      const strip = thumbs[0]?.closest('ul')?.getBoundingClientRect();
      return thumbs.flatMap((thumb, index) => {
        const { left, right } = thumb.getBoundingClientRect();
        return left >= (strip?.left ?? 0) - 2 && right <= (strip?.right ?? 0) + 2 ? [index + 1] : [];
      });
    });

test('PROD-53 a product has a carousel, a strip of thumbnails and a popup with the large picture', async ({
  page,
}) => {
  await open(page, 3);
  expect(await inSight(page)).toBe(1);
  expect(await thumbsInSight(page)).toEqual([1, 2, 3]);
  await gallery(page).getByRole('img', { name: 'Proefproduct, foto 1 van 3' }).click();
  const popup = page.getByRole('dialog', { name: 'Proefproduct' });
  await expect(popup.getByRole('img', { name: 'Proefproduct, foto 1 van 3' })).toBeVisible();
  await popup.getByRole('button', { name: 'Volgende foto' }).click();
  await expect(popup.getByRole('img', { name: 'Proefproduct, foto 2 van 3' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect.poll(() => inSight(page)).toBe(2);
});

test(
  'PROD-54 PROD-55 the buttons move the picture, and each is hidden at its end',
  onlyDeep,
  async ({ page }) => {
    await open(page, 3);
    await expect(previous(page)).toBeHidden();
    await next(page).click();
    await expect.poll(() => inSight(page)).toBe(2);
    await expect(previous(page)).toBeVisible();
    await next(page).click();
    await expect.poll(() => inSight(page)).toBe(3);
    await expect(next(page)).toBeHidden();
    await previous(page).click();
    await expect.poll(() => inSight(page)).toBe(2);
    await expect(next(page)).toBeVisible();
    await previous(page).click();
    await expect.poll(() => inSight(page)).toBe(1);
    await expect(previous(page)).toBeHidden();
  },
);

test('PROD-56 the strip follows the picture and marks its thumbnail', onlyDeep, async ({ page }) => {
  await open(page, 10);
  for (let press = 0; press < 6; press++) await next(page).click();
  await expect.poll(() => inSight(page)).toBe(7);
  await expect(thumb(page, 7)).toHaveAttribute('aria-current', 'true');
  await expect(gallery(page).locator('[aria-current]')).toHaveCount(1);
  await expect.poll(() => thumbsInSight(page)).toContain(7);
});

test('PROD-57 the strip moves by four thumbnails, and by the remaining ones at the end', async ({ page }) => {
  await open(page, 10);
  await expect.poll(() => thumbsInSight(page)).toEqual([1, 2, 3, 4]);
  await stripOn(page).click();
  await expect.poll(() => thumbsInSight(page)).toEqual([5, 6, 7, 8]);
  await stripOn(page).click();
  await expect.poll(() => thumbsInSight(page)).toEqual([7, 8, 9, 10]);
  await expect(stripOn(page)).toBeHidden();
});

test('PROD-58 the strip shows four thumbnails, and two below 768 px', onlyDeep, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await open(page, 10);
  expect(await thumbsInSight(page)).toEqual([1, 2, 3, 4]);
  await page.setViewportSize({ width: 767, height: 900 });
  await expect.poll(() => thumbsInSight(page)).toEqual([1, 2]);
});
