import type { Page } from '@playwright/test';
import { headerPage } from '../support/shown-header.ts';
import { sectionOf, show, textIn } from '../support/shown-page.ts';
import { expect, test } from '../support/visitor-test.ts';
import { onlyDeep } from '../support/deep-run.ts';

test.use({ viewport: { width: 600, height: 900 }, hasTouch: true, isMobile: true });

const banner = (page: Page) => page.getByRole('banner');
const menuButton = (page: Page) =>
  banner(page)
    .locator('summary')
    .filter({ hasText: /Menu (openen|sluiten)/ });
const entry = (page: Page, label: string) => banner(page).getByRole('link', { name: label });
const opener = (page: Page, label: string) =>
  banner(page).locator('summary').filter({ visible: true, hasText: label });

async function openMenu(page: Page, settings: Record<string, unknown> = {}): Promise<void> {
  await show(page, headerPage(settings));
  await page.waitForLoadState('networkidle');
  await menuButton(page).tap();
  await expect(entry(page, 'Contact')).toBeVisible();
}

test('NAV-15 the menu button opens and closes the menu', async ({ page }) => {
  await show(page, headerPage());
  await expect(entry(page, 'Contact')).toBeHidden();
  await menuButton(page).tap();
  await expect(entry(page, 'Contact')).toBeVisible();
  await menuButton(page).tap();
  await expect(entry(page, 'Contact')).toBeHidden();
});

test(
  'the logo stays in its place when the menu button behind it arrives later',
  onlyDeep,
  async ({ page }) => {
    await show(page, headerPage({ logo_alt: 'Proefwinkel' }));
    await expect(menuButton(page)).toBeVisible();
    const logo = entry(page, 'Proefwinkel');
    const place = async () => (await logo.boundingBox())!.x;
    const complete = await place();
    // The parts of a header arrive in the order of the HTML, and are painted as they arrive.
    await menuButton(page).evaluate((button) => button.closest('details')!.parentElement!.remove());
    expect(await place()).toBeCloseTo(complete, 1);
  },
);

test(
  'NAV-16 with its label the button says "Menu openen" and then "Menu sluiten"',
  onlyDeep,
  async ({ page }) => {
    await show(page, headerPage({ mobile_menulabel: '1' }));
    const shown = async (text: string) =>
      ((await banner(page).getByText(text).boundingBox())?.width ?? 0) > 20;
    expect([await shown('Menu openen'), await shown('Menu sluiten')]).toEqual([true, false]);
    await menuButton(page).tap();
    await expect.poll(() => shown('Menu sluiten')).toBe(true);
    expect(await shown('Menu openen')).toBe(false);
  },
);

test('NAV-17 without its label the button shows neither text', onlyDeep, async ({ page }) => {
  await show(page, headerPage({ mobile_menulabel: '0' }));
  const widths = () =>
    banner(page)
      .getByText(/Menu (openen|sluiten)/)
      .evaluateAll((found) => found.map((element) => element.getBoundingClientRect().width));
  expect(Math.max(...(await widths()))).toBeLessThanOrEqual(1);
  await menuButton(page).tap();
  await expect(entry(page, 'Contact')).toBeVisible();
  expect(Math.max(...(await widths()))).toBeLessThanOrEqual(1);
});

test('NAV-18 the open menu covers the whole screen', onlyDeep, async ({ page }) => {
  await openMenu(page);
  const covered = await page.evaluate(() =>
    [
      [2, 2],
      [innerWidth - 2, 2],
      [innerWidth / 2, innerHeight / 2],
      [2, innerHeight - 2],
      [innerWidth - 2, innerHeight - 2],
    ].every(
      ([x = 0, y = 0]) => document.elementFromPoint(x, y)?.closest('header details[open]') instanceof Element,
    ),
  );
  expect(covered).toBe(true);
  await expect(page.getByRole('main')).toHaveAttribute('inert');
});

test('NAV-13 NAV-19 a tap makes the panel of a submenu slide in from the side', async ({ page }) => {
  await openMenu(page);
  // Checks the animation itself, not the position at some moment, which a busy machine would miss.
  const movement: Promise<string> = page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener('animationstart', ({ target, animationName }) => {
          const panel = target as Element;
          if (!panel.parentElement?.querySelector('summary')?.textContent.includes('Meubels')) return;
          const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
          const named = rules.filter(
            (rule) => rule instanceof CSSKeyframesRule && rule.name === animationName,
          );
          resolve(named.map(({ cssText }) => cssText).join());
        });
      }),
  );
  await opener(page, 'Meubels').tap();
  await expect(entry(page, 'Stoelen')).toBeVisible();
  await expect(entry(page, 'Eettafel Duin')).toBeVisible();
  expect(await movement).toMatch(/translateX?\(100%\)/);
  const panel = entry(page, 'Stoelen').locator('xpath=ancestor::details[1]/div');
  await expect.poll(async () => (await panel.boundingBox())?.x).toBe(0);
  expect((await panel.boundingBox())?.width).toBe(600);
  expect(
    await entry(page, 'Contact').evaluate((element) => {
      const { x, y } = element.getBoundingClientRect();
      return document.elementFromPoint(x + 2, y + 2)?.closest('a') === element;
    }),
  ).toBe(false);
});

test('NAV-12 a second tap on an open submenu closes it', onlyDeep, async ({ page }) => {
  await openMenu(page);
  await opener(page, 'Meubels').tap();
  await expect(entry(page, 'Stoelen')).toBeVisible();
  await opener(page, 'Meubels').tap();
  await expect(entry(page, 'Stoelen')).toBeHidden();
  await expect(entry(page, 'Contact')).toBeVisible();
});

test('NAV-12 NAV-14 with the menu always visible a tap closes what is open', onlyDeep, async ({ page }) => {
  await show(page, headerPage({ mobile_showmenudirectly: '1' }));
  await opener(page, 'Meubels').tap();
  await expect(entry(page, 'Stoelen')).toBeVisible();
  await opener(page, 'Wonen').tap();
  await expect(entry(page, 'Verlichting')).toBeVisible();
  await expect(entry(page, 'Stoelen')).toBeHidden();
  await opener(page, 'Wonen').tap();
  await expect(entry(page, 'Verlichting')).toBeHidden();
});

test('NAV-20 a menu shown directly needs no button', onlyDeep, async ({ page }) => {
  await show(page, headerPage({ mobile_showmenudirectly: '1' }));
  await expect(entry(page, 'Over ons')).toBeVisible();
  await expect(entry(page, 'Contact')).toBeVisible();
  await expect(menuButton(page)).toHaveCount(0);
});

test('SEC-16 a full-width logo spans the header, any other does not', onlyDeep, async ({ page }) => {
  const widths = async (setting: string) => {
    await page.unrouteAll();
    await show(page, headerPage({ mobile_fullwidth_logo: setting }));
    const logo = await banner(page).getByRole('img', { name: 'Proefwinkel' }).boundingBox();
    return logo?.width ?? 0;
  };
  expect(await widths('1')).toBeGreaterThan(600 * 0.9);
  expect(await widths('0')).toBeLessThan(300);
});

test('SEC-18 content is beside the menu button only when it is switched on', onlyDeep, async ({ page }) => {
  const header = (setting: string) => ({
    ...headerPage(),
    header: sectionOf(
      'headerOne',
      { main_menu_menu: 'menu', show_content_next_to_mobile_button: setting },
      textIn('mobile_next_to_icon', '<p>Gratis bezorgd</p>'),
    ),
  });
  await show(page, header('1'));
  const text = (await page.getByText('Gratis bezorgd').boundingBox())!;
  const button = (await menuButton(page).boundingBox())!;
  expect(text.y + text.height / 2).toBeGreaterThan(button.y);
  expect(text.y + text.height / 2).toBeLessThan(button.y + button.height);
  expect(Math.abs(button.x - (text.x + text.width))).toBeLessThan(40);
  await page.unrouteAll();
  await show(page, header('0'));
  await expect(page.getByText('Gratis bezorgd')).toHaveCount(0);
});

for (const [position, place] of [
  ['left', (x: number) => x < 200],
  ['center', (x: number) => x > 200 && x < 400],
] as const) {
  test(`NAV-42 the menu button is ${position} on a phone`, onlyDeep, async ({ page }) => {
    await show(page, headerPage({ menu_position_mobiel: position }));
    const box = (await menuButton(page).boundingBox())!;
    expect(place(box.x + box.width / 2)).toBe(true);
  });
}
test('NAV-42 the menu button is left on a phone unless its owner chose', onlyDeep, async ({ page }) => {
  await show(page, headerPage());
  const box = (await menuButton(page).boundingBox())!;
  expect(box.x + box.width / 2).toBeLessThan(200);
});
test('NAV-42 the menu button is right on a phone', onlyDeep, async ({ page }) => {
  await show(page, headerPage({ menu_position_mobiel: 'right' }));
  const box = (await menuButton(page).boundingBox())!;
  expect(box.x + box.width / 2).toBeGreaterThan(400);
});
