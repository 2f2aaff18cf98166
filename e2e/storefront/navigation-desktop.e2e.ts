import type { Page } from '@playwright/test';
import { headerPage, menuItem, menuOf, subItem } from '../support/shown-header.ts';
import { show } from '../support/shown-page.ts';
import { expect, test } from '../support/visitor-test.ts';
import { onlyDeep } from '../support/deep-run.ts';

test.use({ viewport: { width: 1340, height: 900 } });

const banner = (page: Page) => page.getByRole('banner');
const menuOnPage = (page: Page) => banner(page).getByRole('navigation', { name: 'Hoofdmenu' });
/** The opener of a dropdown of the header's menu. */
const opener = (page: Page, label: string) => menuOnPage(page).locator('summary').filter({ hasText: label });
const entry = (page: Page, label: string) => menuOnPage(page).getByRole('link', { name: label });
/** Waits for the behaviour that adds opening on hover, which starts when the menu is visible. */
const hoverReady = async (page: Page) => {
  await page.waitForLoadState('networkidle');
};

test('NAV-01 the logo of every header links to the homepage', onlyDeep, async ({ page }) => {
  const headers = ['headerOne', 'headerOneText', 'headerOneSearch', 'doubleMenuHeader', 'headerLogoMiddle'];
  for (const type of headers) {
    await page.unrouteAll();
    await show(page, headerPage({ logo_alt: 'Proefwinkel' }, { type }), '/over');
    await banner(page).getByRole('link', { name: 'Proefwinkel' }).click();
    await expect(page).toHaveURL(({ pathname }) => pathname === '/');
  }
});

test(
  'NAV-02 the header with search shows menu, search box, phone and WhatsApp',
  onlyDeep,
  async ({ page }) => {
    await show(page, headerPage({}, { type: 'headerOneSearch' }));
    await expect(menuOnPage(page).getByRole('link', { name: 'Contact' })).toBeVisible();
    await expect(banner(page).getByRole('searchbox', { name: 'Zoeken' })).toBeVisible();
    await expect(banner(page).getByRole('link', { name: '0612345678' })).toBeVisible();
    await expect(banner(page).getByRole('link', { name: 'WhatsApp' })).toBeVisible();
    // On a phone the search box is below the logo; the rest is in the menu.
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(banner(page).getByRole('searchbox', { name: 'Zoeken' })).toBeVisible();
    await banner(page).locator('summary').filter({ hasText: 'Menu openen' }).click();
    for (const name of ['Contact', '0612345678', 'WhatsApp'])
      await expect(banner(page).getByRole('link', { name })).toBeVisible();
  },
);

test(
  'NAV-03 header 1 shows logo, phone, WhatsApp and menu, and no menu button',
  onlyDeep,
  async ({ page }) => {
    await show(page, headerPage({ logo_alt: 'Proefwinkel' }));
    for (const name of ['Proefwinkel', '0612345678', 'WhatsApp', 'Over ons'])
      await expect(banner(page).getByRole('link', { name })).toBeVisible();
    await expect(banner(page).getByText('Menu openen')).toBeHidden();
    await expect(banner(page).getByRole('searchbox')).toHaveCount(0);
  },
);

test(
  'a menu of seven entries stays in one row, below the logo where something is beside it',
  onlyDeep,
  async ({ page }) => {
    const labels = ['Meubels', 'Bedden', 'Wonen', 'Uit voorraad', 'Maatwerk', 'Over ons', 'Contact'];
    const menu = menuOf(...labels.map((label, index) => menuItem(label, `/x${index}`)));
    const data = { main_menu: 'menu', login: 'Inloggen', login_link: '/in', show_text_header: '1' };
    for (const type of ['headerOne', 'headerOneText', 'doubleMenuHeader'])
      for (const width of [1190, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.unrouteAll();
        await show(page, headerPage(data, { type, menu }));
        const places = await Promise.all(labels.map((label) => entry(page, label).boundingBox()));
        expect([type, width, new Set(places.map((place) => place?.y)).size]).toEqual([type, width, 1]);
        const logo = await banner(page).locator('a[href="/"]').first().boundingBox();
        expect(places[0]!.y).toBeGreaterThanOrEqual(logo!.y + logo!.height);
      }
  },
);

test('NAV-04 only the entry that links to the current page is marked', onlyDeep, async ({ page }) => {
  await page.goto('/contact');
  const contact = menuOnPage(page).getByRole('link', { name: 'Contact' });
  const other = menuOnPage(page).getByRole('link', { name: 'Over ons' });
  await expect(contact).toHaveAttribute('aria-current', 'page');
  await expect(menuOnPage(page).locator('[aria-current]')).toHaveCount(1);
  const isPrimary = (element: Element) => {
    const { color } = getComputedStyle(element);
    (element as HTMLElement).style.setProperty('color', 'var(--color-primary-500)');
    return color === getComputedStyle(element).color;
  };
  expect([await contact.evaluate(isPrimary), await other.evaluate(isPrimary)]).toEqual([true, false]);
});

test('NAV-06 NAV-10 hovering opens a dropdown with exactly its entries', async ({ page }) => {
  await show(page, headerPage());
  await hoverReady(page);
  await expect(entry(page, 'Verlichting')).toBeHidden();
  await opener(page, 'Wonen').hover();
  await expect(entry(page, 'Verlichting')).toBeVisible();
  const shown = menuOnPage(page).locator('details[open]').getByRole('link');
  await expect(shown).toHaveText(['Verlichting', 'Onderhoud']);
});

test('NAV-09 all three levels of a menu can be reached', async ({ page }) => {
  await show(page, headerPage());
  await hoverReady(page);
  await opener(page, 'Meubels').hover();
  await expect(entry(page, 'Tafels')).toHaveAttribute('href', '/tafels');
  await entry(page, 'Eettafel Duin').click();
  await expect(page).toHaveURL(/\/tafels\/eettafel-duin$/);
});

test('NAV-11 a dropdown closes 300 ms after the pointer left it', onlyDeep, async ({ page }) => {
  await page.clock.install();
  await show(page, headerPage());
  await hoverReady(page);
  await opener(page, 'Wonen').hover();
  await expect(entry(page, 'Verlichting')).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.mouse.move(700, 800);
  await page.clock.runFor(299);
  await expect(entry(page, 'Verlichting')).toBeVisible();
  await page.clock.runFor(2);
  await expect(entry(page, 'Verlichting')).toBeHidden();
});

test('NAV-11 the pointer may move from the entry into its dropdown', onlyDeep, async ({ page }) => {
  await show(page, headerPage());
  await hoverReady(page);
  await opener(page, 'Wonen').hover();
  await entry(page, 'Onderhoud').hover();
  await page.waitForTimeout(400);
  await expect(entry(page, 'Onderhoud')).toBeVisible();
});

test('NAV-12 (partly) NAV-14 a click opens one dropdown and closes it; opening another closes the first', async ({
  page,
}) => {
  await show(page, headerPage());
  await hoverReady(page);
  await opener(page, 'Meubels').focus();
  await page.keyboard.press('Enter');
  await expect(entry(page, 'Stoelen')).toBeVisible();
  await opener(page, 'Wonen').focus();
  await page.keyboard.press('Enter');
  await expect(entry(page, 'Verlichting')).toBeVisible();
  await expect(entry(page, 'Stoelen')).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(entry(page, 'Verlichting')).toBeHidden();
  await opener(page, 'Wonen').hover();
  await expect(entry(page, 'Verlichting')).toBeVisible();
  // A click directly after hovering opened it is ignored.
  await page.waitForTimeout(600);
  await opener(page, 'Wonen').click();
  await expect(entry(page, 'Verlichting')).toBeHidden();
});

test('NAV-14 hovering another entry closes the first dropdown immediately', onlyDeep, async ({ page }) => {
  await show(page, headerPage());
  await hoverReady(page);
  await opener(page, 'Meubels').hover();
  await expect(entry(page, 'Stoelen')).toBeVisible();
  await opener(page, 'Wonen').hover();
  await expect(entry(page, 'Verlichting')).toBeVisible();
  expect(await entry(page, 'Stoelen').isVisible()).toBe(false);
});

test('Escape closes a dropdown and returns the focus to its entry', onlyDeep, async ({ page }) => {
  await show(page, headerPage());
  await hoverReady(page);
  await opener(page, 'Wonen').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(entry(page, 'Verlichting')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(entry(page, 'Verlichting')).toBeHidden();
  await expect(opener(page, 'Wonen')).toBeFocused();
});

test(
  'NAV-35 a full-width dropdown is as wide as the header, any other is under its entry',
  onlyDeep,
  async ({ page }) => {
    const below = [subItem('Tafels', '/tafels'), subItem('Stoelen', '/stoelen')];
    const menu = menuOf(
      menuItem('Breed', '/', below, 'fullwidth'),
      menuItem('Smal', '/', [subItem('Kasten', '/kasten')]),
    );
    await show(page, headerPage({}, { menu }));
    await hoverReady(page);
    const panel = menuOnPage(page).locator('details[open] > div');
    await opener(page, 'Breed').hover();
    await expect(entry(page, 'Tafels')).toBeVisible();
    const header = (await banner(page).boundingBox())!;
    const wide = (await panel.boundingBox())!;
    const inner = await banner(page)
      .locator('details[open]')
      .evaluate((element) => {
        const box = (element.closest('[data-menu]') ?? element).getBoundingClientRect();
        return { x: box.x, width: box.width };
      });
    expect(wide.width).toBeCloseTo(inner.width, 0);
    expect(wide.x).toBeCloseTo(inner.x, 0);
    expect(wide.width).toBeGreaterThan(header.width * 0.9);
    await opener(page, 'Smal').hover();
    await expect(entry(page, 'Kasten')).toBeVisible();
    const own = (await opener(page, 'Smal').boundingBox())!;
    const narrow = (await panel.boundingBox())!;
    expect(Math.abs(narrow.x - own.x)).toBeLessThanOrEqual(24);
    expect(narrow.y).toBeGreaterThanOrEqual(own.y + own.height - 1);
    expect(narrow.width).toBeLessThan(400);
  },
);
