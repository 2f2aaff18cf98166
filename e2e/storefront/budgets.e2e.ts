import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { onlyDeep } from '../support/deep-run.ts';
import { priceTable } from '../support/price-table.ts';
import { makeOrder, panelOf, putInCart } from '../support/shop.ts';
import { recordTransfer, type Transfer } from '../support/transfer.ts';
import { expect, test } from '../support/visitor-test.ts';

const KB = 1_000;
/** A page is done loading when it has been idle for this long, in milliseconds. */
const IDLE = 1_500;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Loads a page with an empty cache and without interaction, and returns what was transferred. */
async function load(page: Page, url: string): Promise<{ before: Transfer; total: () => Promise<Transfer> }> {
  const transfer = recordTransfer(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(IDLE);
  return { before: await transfer.total(), total: transfer.total };
}

const pages = [
  { name: 'home', url: '/', script: 5 },
  { name: 'content page', url: '/over-ons', script: 5 },
  { name: 'not found', url: '/bestaat-niet', script: 5 },
  { name: 'category of categories', url: '/meubels', script: 12 },
  { name: 'category with filters', url: '/tafels', script: 12 },
  { name: 'search', url: '/search?query=tafel', script: 12 },
  { name: 'product', url: priceTable.duinAsOffered.url, script: 12 },
  { name: 'product with stock', url: priceTable.kiezelOnSale.url, script: 12 },
  { name: 'cart', url: '/winkelwagen', script: 25 },
  { name: 'checkout', url: '/afrekenen', script: 25 },
] as const;

/** One page of each kind of script in every run; the others have the same blocks. */
const everyRun = ['home', 'category with filters', 'product with stock', 'cart'];

for (const { name, url, script } of pages) {
  test(
    `${name} loads at most ${script} kB of script, 15 kB of styles and 60 kB of fonts without interaction`,
    everyRun.includes(name) ? {} : onlyDeep,
    async ({ page, problems }) => {
      if (url === '/bestaat-niet') problems.allow(/^404 .*bestaat-niet/);
      if (script === 25) await putInCart(page, priceTable.duinAsOffered);
      const { before } = await load(page, url);
      const inline = await page.evaluate(() => ({
        script: [...document.querySelectorAll('script:not([src]):not([type="application/ld+json"])')]
          .map((element) => element.textContent)
          .join(''),
        style: [...document.querySelectorAll('style')].map((element) => element.textContent).join(''),
      }));
      const size = (text: string): number => (text === '' ? 0 : gzipSync(text, { level: 9 }).length);
      expect(size(inline.script), 'loader').toBeLessThanOrEqual(3 * KB);
      expect(before.script + size(inline.script), before.files.join('\n')).toBeLessThanOrEqual(script * KB);
      expect(before.stylesheet + size(inline.style), before.files.join('\n')).toBeLessThanOrEqual(15 * KB);
      expect(before.font, before.files.join('\n')).toBeLessThanOrEqual(60 * KB);
    },
  );
}

test(
  'order page loads at most 25 kB of script and 15 kB of styles without interaction',
  onlyDeep,
  async ({ page }) => {
    const { url } = await makeOrder(page, priceTable.lijnAddedUp);
    const { before } = await load(page, url);
    expect(before.script, before.files.join('\n')).toBeLessThanOrEqual(25 * KB);
    expect(before.stylesheet, before.files.join('\n')).toBeLessThanOrEqual(15 * KB);
  },
);

test('after one tap a product page has loaded at most 85 kB and its island', async ({ page }) => {
  const { total } = await load(page, priceTable.duinAsOffered.url);
  await panelOf(page).getByRole('button', { name: 'Aantal verhogen' }).tap();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(IDLE);
  const { files, script } = await total();
  const island = Math.max(
    0,
    ...files.filter((file) => /addtocart/.test(file)).map((file) => parseInt(file, 10)),
  );
  expect(script - island, files.join('\n')).toBeLessThanOrEqual(85 * KB);
});
