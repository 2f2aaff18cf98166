import type { Page } from '@playwright/test';
import { headerPage } from '../support/shown-header.ts';
import { show } from '../support/shown-page.ts';
import { expect, test } from '../support/visitor-test.ts';
import { onlyDeep } from '../support/deep-run.ts';

test.use({ viewport: { width: 1340, height: 900 } });

/** Top position of the header's logo in the window. */
const logoTop = async (page: Page): Promise<number> =>
  (await page.getByRole('banner').getByRole('link', { name: 'Proefwinkel' }).boundingBox())?.y ?? NaN;
const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo(0, y), top);
/** Top position of the text under the header on the page. */
const textTop = (page: Page) =>
  page
    .getByRole('heading', { name: 'Proef' })
    .evaluate((element) => element.getBoundingClientRect().top + scrollY);

test('NAV-22 a fixed header stays at the top after its own position has scrolled out of view', async ({
  page,
}) => {
  await show(page, headerPage({ fixed_element: '1' }));
  const before = await logoTop(page);
  await scrollTo(page, 2000);
  const fixed = page.getByRole('banner').locator('[data-fixed]');
  await expect(fixed).toHaveCSS('position', 'fixed');
  await expect(fixed).toHaveCSS('transform', 'none');
  await expect.poll(async () => (await fixed.boundingBox())?.y).toBe(0);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Contact' })).toBeInViewport();
  await scrollTo(page, 0);
  await expect(fixed).toHaveCount(0);
  expect(await logoTop(page)).toBeCloseTo(before, 0);
});

test('NAV-22 a header that is not fixed scrolls out of view', onlyDeep, async ({ page }) => {
  await show(page, headerPage({ fixed_element: '0' }));
  await page.waitForLoadState('networkidle');
  await scrollTo(page, 2000);
  await page.waitForTimeout(300);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Contact' })).not.toBeInViewport();
});

test('NAV-23 a spacer of equal height takes the place of a fixed header', onlyDeep, async ({ page }) => {
  await show(page, headerPage({ fixed_element: '1' }));
  await page.waitForLoadState('networkidle');
  const header = page.getByRole('banner');
  const height = (await header.boundingBox())?.height ?? 0;
  const top = await textTop(page);
  await scrollTo(page, 2000);
  await expect(header.locator('[data-fixed]')).toHaveCSS('position', 'fixed');
  expect((await header.boundingBox())?.height).toBeCloseTo(height, 0);
  expect(await textTop(page)).toBeCloseTo(top, 0);
  // The header is back in its place, and the spacer is gone.
  await scrollTo(page, 0);
  await expect(header.locator('[data-fixed]')).toHaveCount(0);
  expect((await header.boundingBox())?.height).toBeCloseTo(height, 0);
  expect(await textTop(page)).toBeCloseTo(top, 0);
});
