import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { headerPage } from '../support/shown-header.ts';
import { sectionOf, show, shownSite, textIn, type ShownPage } from '../support/shown-page.ts';
import { expect, test } from '../support/visitor-test.ts';
import { firstOf, onlyDeep } from '../support/deep-run.ts';

test.use({ viewport: { width: 1340, height: 900 } });

test('NAV-50 header 3 has its logo in the middle, and it links to the homepage', async ({ page }) => {
  const settings = { logo_height: '12' };
  await show(page, headerPage(settings, { type: 'headerLogoMiddle' }));
  const logo = page.getByRole('banner').getByRole('link');
  await expect(logo).toHaveAttribute('href', '/');
  for (const width of [1340, 600]) {
    await page.setViewportSize({ width, height: 900 });
    const { x, width: wide } = (await logo.getByRole('img').boundingBox())!;
    const shown = await page.evaluate(() => document.documentElement.clientWidth);
    expect(Math.abs(x + wide / 2 - shown / 2)).toBeLessThanOrEqual(2);
  }
  await expectAccessible(page, 'header 3');
});

/** A page with a menu below its text, and a top bar above it. */
function placedPage(type: 'menu' | 'MenusOne', settings: object): Partial<ShownPage> {
  const shown = headerPage();
  const menu = { ...shown.site!.menus['menu']!, title: 'Op deze pagina' };
  const data = { menu: 'los', ...settings };
  const section =
    type === 'MenusOne'
      ? sectionOf('MenusOne', data)
      : sectionOf('sectionContent', {}, { slot: 'content', type: 'menu', data });
  return {
    site: { ...shownSite, menus: { los: menu } },
    header: sectionOf('headerTopBar', { header_top_menu_menu: 'los' }),
    body: sectionOf('sectionContent', {}, textIn('content', '<h1>Proef</h1>')),
    footer: section,
  };
}
const menuOn = (page: Page) => page.getByRole('navigation', { name: 'Op deze pagina' });
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

const menus = ['MenusOne', 'menu'] as const;
for (const type of menus) {
  test(
    `the menu of ${type} opens on hover on desktop, and within the page on a phone`,
    firstOf(menus, type),
    async ({ page }) => {
      await show(page, placedPage(type, { align: 'right' }));
      await page.waitForLoadState('networkidle');
      const bar = page.getByRole('navigation', { name: 'Menu bovenaan' });
      await expect(bar.getByRole('link')).toHaveText(['Over ons', 'Contact']);
      const opener = menuOn(page).locator('summary').filter({ hasText: 'Meubels' });
      const leaf = menuOn(page).getByRole('link', { name: 'Eettafel Duin' });
      await expect(leaf).toBeHidden();
      await opener.hover();
      await expect(leaf).toBeVisible();
      await expectAccessible(page, `open dropdown of ${type}`);
      await opener.focus();
      await page.keyboard.press('Escape');
      await expect(leaf).toBeHidden();

      for (const width of [600, 320]) {
        await page.setViewportSize({ width, height: 900 });
        await opener.focus();
        await page.keyboard.press('Enter');
        await expect(leaf).toBeVisible();
        expect(await widthOf(page)).toBe(width);
        await page.keyboard.press('Enter');
      }
    },
  );
}

test('a menu in a column opens its submenus under their entries', onlyDeep, async ({ page }) => {
  await show(page, placedPage('menu', { direction: 'vertical' }));
  const opener = (label: string) => menuOn(page).locator('summary').filter({ hasText: label });
  const distance = async () =>
    (await opener('Wonen').boundingBox())!.y - (await opener('Meubels').boundingBox())!.y;
  const before = await distance();
  await opener('Meubels').click();
  await expect(menuOn(page).getByRole('link', { name: 'Eettafel Duin' })).toBeVisible();
  expect(await distance()).toBeGreaterThan(before + 60);
  await expectAccessible(page, 'menu in a column');
});
