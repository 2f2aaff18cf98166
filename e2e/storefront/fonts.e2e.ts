import type { Page } from '@playwright/test';
import { onlyDeep } from '../support/deep-run.ts';
import { priceTable } from '../support/price-table.ts';
import { show, textIn, sectionOf } from '../support/shown-page.ts';
import { expect, test } from '../support/visitor-test.ts';

const isFont = (url: URL): boolean => url.pathname.endsWith('.woff2');
const familyOf = (page: Page, role: 'heading' | 'navigation') =>
  page
    .getByRole(role)
    .first()
    .evaluate((element) => getComputedStyle(element).fontFamily.split(',')[0]);

test('the demo shop loads its two web fonts immediately and caches them for a year', async ({ page }) => {
  const replies = new Map<string, string | undefined>();
  page.on('response', (response) => {
    const url = new URL(response.url());
    if (isFont(url)) replies.set(url.pathname, response.headers()['cache-control']);
  });
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  const preloads = page.locator('link[rel="preload"][as="font"]');
  await expect(preloads).toHaveCount(2);
  const asked = await preloads.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect([...replies.keys()].sort()).toEqual(asked.sort());
  for (const policy of replies.values()) expect(policy).toBe('public, max-age=31536000, immutable');
  expect(await familyOf(page, 'heading')).toBe('"Instrument Serif"');
  expect(await familyOf(page, 'navigation')).toBe('Figtree');
  for (const font of ['1em "Instrument Serif"', '1em Figtree'])
    expect(await page.evaluate((face) => document.fonts.check(face), font)).toBe(true);
});

test("'a website with system fonts loads none'", onlyDeep, async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await show(page, { body: sectionOf('sectionContent', {}, textIn('content', '<h2>Welkom</h2>')) });
  await expect(page.getByRole('heading', { name: 'Welkom' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(fonts).toEqual([]);
});

/** The fonts that the first heading is painted in, as the browser names them. */
async function paintedFonts(page: Page): Promise<string[]> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('DOM.enable');
  await devTools.send('CSS.enable');
  const { root } = await devTools.send('DOM.getDocument');
  const { nodeId } = await devTools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const { fonts } = await devTools.send('CSS.getPlatformFontsForNode', { nodeId });
  await devTools.detach();
  return fonts.map(({ familyName }) => familyName);
}

/** Two frames: what was changed before has been painted. */
const paint = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

const widths = [390, 1440];
for (const width of widths) {
  for (const url of ['/', '/tafels', priceTable.duinAsOffered.url]) {
    test(`nothing on ${url} moves at ${width} px when its fonts arrive late`, onlyDeep, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      const arrival = Promise.withResolvers<void>();
      await page.route(isFont, async (route) => {
        await arrival.promise;
        await route.continue();
      });
      const shifted = async () => {
        const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
        return shifts.reduce((sum, shift) => sum + shift, 0);
      };
      await page.goto(url, { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await paint(page);
      expect(await paintedFonts(page)).not.toContain('Instrument Serif');
      arrival.resolve();
      await page.evaluate(() => document.fonts.ready);
      await page.waitForLoadState('networkidle');
      await paint(page);
      expect(await shifted()).toBeLessThan(0.001);

      // The next page is painted in them from the start.
      await page.unroute(isFont);
      await page.reload({ waitUntil: 'networkidle' });
      await paint(page);
      expect(await paintedFonts(page)).toEqual(['Instrument Serif']);
      expect(await shifted()).toBeLessThan(0.001);
    });
  }
}
