import { picture, show } from '../support/shown-page.ts';
import { categoryPage, tileOf } from '../support/shown-shop.ts';
import { expect, test } from '../support/visitor-test.ts';

const second = picture('home-hero');
const shop = categoryPage({
  layout: 'products',
  products: [tileOf('Tegel 1', 100, { second_image: second }), tileOf('Tegel 2')],
});

test('a second picture of a product is loaded and shown when the mouse or the focus is on it', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await show(page, shop);
  const tile = page.getByRole('main').getByRole('link', { name: /Tegel 1/ });
  const first = tile.locator('img').first();
  const other = tile.locator('img').last();
  await expect(first).toHaveJSProperty('complete', true);
  await expect(other).toBeHidden();
  expect(asked.filter((url) => url.includes(second))).toEqual([]);
  await tile.hover();
  await expect(other).toBeVisible();
  await expect.poll(() => asked.filter((url) => url.includes(second)).length).toBe(1);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Tegel 2/ })
    .hover();
  await expect(other).toBeHidden();
  await page.keyboard.press('Tab');
  await tile.focus();
  await expect(other).toBeVisible();
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('the second picture is never loaded', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await show(page, shop);
    const tile = page.getByRole('main').getByRole('link', { name: /Tegel 1/ });
    await expect(tile.locator('img').first()).toHaveJSProperty('complete', true);
    await tile.focus();
    await expect(tile.locator('img').last()).toBeHidden();
    expect(asked.filter((url) => url.includes(second))).toEqual([]);
  });
});
