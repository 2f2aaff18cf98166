import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { onlyDeep } from '../support/deep-run.ts';
import { doubleMenuPage } from '../support/shown-header.ts';
import { show } from '../support/shown-page.ts';
import { expect, test } from '../support/visitor-test.ts';

const banner = (page: Page) => page.getByRole('banner');
const link = (page: Page, name: string) => banner(page).getByRole('link', { name, exact: true });
const opener = (page: Page, label: string) =>
  banner(page).locator('summary').filter({ visible: true, hasText: label });
const boxOf = async (locator: ReturnType<typeof link>) => (await locator.boundingBox())!;

test.describe('header 2 on a phone', () => {
  test.use({ viewport: { width: 600, height: 900 }, hasTouch: true, isMobile: true });

  test('NAV-44 NAV-45 a bar with login, logo, phone and a button for a full screen with all menus', async ({
    page,
  }) => {
    await show(page, doubleMenuPage());
    await page.waitForLoadState('networkidle');
    const parts = [link(page, 'Mijn account'), link(page, 'Proefwinkel'), link(page, 'Bel 0612345678')];
    const boxes = [];
    for (const part of [...parts, opener(page, 'Menu openen')]) boxes.push(await boxOf(part));
    const [login, logo, phone, button] = boxes.map(({ x, width }) => ({ x, end: x + width }));
    expect(Math.abs((logo!.x + logo!.end) / 2 - 300)).toBeLessThanOrEqual(2);
    expect(login!.end).toBeLessThanOrEqual(logo!.x);
    expect(phone!.x).toBeGreaterThanOrEqual(logo!.end);
    expect(button!.x).toBeGreaterThanOrEqual(phone!.end);
    const middles = boxes.map(({ y, height }) => y + height / 2);
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4);
    expect(await link(page, 'Mijn account').getAttribute('href')).toBe('/login');
    await expectAccessible(page, 'header 2 on a phone');

    // Open: everything behind it is out of reach, and does not scroll.
    await opener(page, 'Menu openen').tap();
    const screen = banner(page).locator('[data-state]');
    await expect(screen).toHaveAttribute('data-state', 'active');
    expect(await boxOf(screen)).toEqual({ x: 0, y: 0, width: 600, height: 900 });
    for (const name of ['Over ons', 'Zakelijk', 'Levering', 'WhatsApp (opent in een nieuw tabblad)'])
      await expect(link(page, name)).toBeVisible();
    await expect(page.getByRole('main')).toHaveAttribute('inert');
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    await expectAccessible(page, 'open menu of header 2');
    await opener(page, 'Projecten').tap();
    await expect(link(page, 'Kantoor Kade')).toHaveAttribute('href', '/kantoren/kade');
    await opener(page, 'Projecten').tap();
    await expect(link(page, 'Kantoor Kade')).toBeHidden();
    await opener(page, 'Menu sluiten').tap();
    await expect(screen).toBeHidden();
    await expect(screen).toHaveAttribute('data-state', 'hidden');
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
    await expect(page.getByRole('main')).not.toHaveAttribute('inert');
  });

  test('the open menu keeps the focus, and closes on Escape and in a wide window', async ({ page }) => {
    await show(page, doubleMenuPage());
    await page.waitForLoadState('networkidle');
    await opener(page, 'Menu openen').focus();
    await page.keyboard.press('Enter');
    const screen = banner(page).locator('[data-state]');
    await expect(screen).toHaveAttribute('data-state', 'active');
    const isOutside = () =>
      page.evaluate(() => {
        const { activeElement: focused, body } = document;
        return focused !== null && focused !== body && !focused.closest('details[open]');
      });
    for (let presses = 0; presses < 24; presses++) {
      await page.keyboard.press('Tab');
      expect(await isOutside()).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(screen).toBeHidden();
    await expect(opener(page, 'Menu openen')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(screen).toBeVisible();
    await page.setViewportSize({ width: 1340, height: 900 });
    await expect(page.getByRole('main')).not.toHaveAttribute('inert');
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
  });
});

test.describe('header 2 on desktop', () => {
  test.use({ viewport: { width: 1190, height: 900 } });

  test(
    'NAV-46 NAV-48 NAV-49 a bar with all parts, and one with two menus that open on hover',
    onlyDeep,
    async ({ page }) => {
      await show(page, doubleMenuPage());
      await page.waitForLoadState('networkidle');
      const bar = [
        link(page, 'Proefwinkel'),
        link(page, 'Over ons'),
        ...['Facebook', 'LinkedIn', 'YouTube'].map((name) =>
          link(page, `${name} (opent in een nieuw tabblad)`),
        ),
        link(page, 'Mijn account'),
      ];
      const middles: number[] = [];
      for (const part of bar) {
        const { x, y, width, height } = await boxOf(part);
        expect(x + width).toBeLessThanOrEqual(1190);
        middles.push(y + height / 2);
      }
      expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(30);
      await expect(opener(page, 'Menu openen')).toHaveCount(0);

      const second = banner(page).getByRole('navigation', { name: 'Zakelijk menu' });
      const third = banner(page).getByRole('navigation', { name: 'Servicemenu' });
      const left = await boxOf(second);
      const right = await boxOf(third);
      expect(left.x + left.width).toBeLessThan(right.x);
      expect(Math.abs(left.y - right.y)).toBeLessThan(2);
      expect(left.y).toBeGreaterThan(Math.max(...middles));
      const logo = await boxOf(link(page, 'Proefwinkel'));
      const login = await boxOf(link(page, 'Mijn account'));
      expect(Math.abs(left.x - logo.x)).toBeLessThan(2);
      expect(Math.abs(right.x + right.width - login.x - login.width)).toBeLessThan(2);

      await expect(link(page, 'Garantie')).toBeHidden();
      await opener(page, 'Hulp').hover();
      await expect(third.locator('details[open]').getByRole('link')).toHaveText(['Onderhoud', 'Garantie']);
      // The dropdown of the last entry stays within the window.
      const panel = await boxOf(third.locator('details[open] > div'));
      expect(panel.x + panel.width).toBeLessThanOrEqual(1190);
      await expectAccessible(page, 'open dropdown of header 2');
      await opener(page, 'Projecten').hover();
      await expect(link(page, 'Kantoor Kade')).toBeVisible();
      await page.keyboard.press('Tab');
      await opener(page, 'Projecten').focus();
      await page.keyboard.press('Escape');
      await expect(link(page, 'Kantoor Kade')).toBeHidden();
      await expect(opener(page, 'Projecten')).toBeFocused();
    },
  );

  test('NAV-47 phone and WhatsApp are in the bar from 1340 px on', async ({ page }) => {
    await show(page, doubleMenuPage());
    const phone = link(page, '0612345678');
    const whatsapp = link(page, 'WhatsApp (opent in een nieuw tabblad)');
    for (const [width, isShown] of [
      [1600, true],
      [1340, true],
      [1339, false],
      [800, false],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect(phone).toBeVisible({ visible: isShown });
      await expect(whatsapp).toBeVisible({ visible: isShown });
    }
  });

  test('a long login, many entries and a narrow window fit', onlyDeep, async ({ page }) => {
    await show(page, doubleMenuPage({ login: 'Inloggen voor zakelijke klanten en leden van de vereniging' }));
    for (const width of [320, 390, 768, 1190, 1340]) {
      await page.setViewportSize({ width, height: 900 });
      const inner = await page.evaluate(() => document.documentElement.scrollWidth);
      expect([width, inner]).toEqual([width, width]);
    }
  });
});

test.describe('header 2 without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 600, height: 900 } });

  test('its menus open and close', async ({ page }) => {
    await show(page, doubleMenuPage());
    await opener(page, 'Menu openen').click();
    await opener(page, 'Hulp').click();
    await expect(link(page, 'Garantie')).toBeVisible();
    await opener(page, 'Hulp').click();
    await opener(page, 'Menu sluiten').click();
    await expect(link(page, 'Over ons')).toBeHidden();
    await page.setViewportSize({ width: 1340, height: 900 });
    await opener(page, 'Projecten').click();
    await expect(link(page, 'Horeca')).toBeVisible();
    // One at a time, also in another menu of the bar by the next press.
    await opener(page, 'Projecten').click();
    await expect(link(page, 'Horeca')).toBeHidden();
  });
});
