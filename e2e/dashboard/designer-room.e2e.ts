import { expect, test, type Locator, type Page } from '@playwright/test';
import { canvasFrame, expectSaved, openOwnPage, pointAt, textSection } from '../support/designer.ts';
import { onlyDeep } from '../support/deep-run.ts';

test.setTimeout(90_000);

const sheet = (page: Page) => page.locator('[data-drop="canvas"]');
const panel = (page: Page, name: string) => page.getByRole('complementary', { name, exact: true });
const open = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Panelen' }).getByRole('button', { name, exact: true }).click();

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('the element is not shown');
  return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height, width: box.width };
}

test(
  'the button that publishes is within the window at every width, and so is what it is about',
  onlyDeep,
  async ({ page }) => {
    await openOwnPage(
      page,
      'Een pagina met een lange naam voor de winter en het voorjaar',
      textSection('s', '<p>Blijft staan</p>'),
      textSection('w', '<p>Gaat weg</p>'),
    );
    const publish = page.getByRole('button', { name: 'Publiceren', exact: true });
    await publish.click();
    await expect(page.locator('#publish-state')).toHaveText('Alles staat online');
    const point = await pointAt(page, 'Gaat weg');
    await page.mouse.click(point.x, point.y);
    await page.keyboard.press('Delete');
    await expectSaved(page);
    const changed = page.getByText('Niet gepubliceerde wijzigingen').filter({ visible: true });
    for (const width of [2560, 1440, 1399, 1280, 1180, 1024, 1000, 999, 768, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(publish, `${width} px`).toBeInViewport({ ratio: 1 });
      await expect(changed, `${width} px`).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  },
);

test(
  'an open panel stands beside the page, and in a small window in place of the settings',
  onlyDeep,
  async ({ page }) => {
    await openOwnPage(page, 'Panelen', textSection('s', '<p>Openingstijden</p>'));
    for (const width of [1920, 1440, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      for (const name of ['Toevoegen', 'Lagen']) {
        await open(page, name);
        const edge = async () => (await boxOf(sheet(page))).left - (await boxOf(panel(page, name))).right;
        await expect.poll(edge, `${name} at ${width} px`).toBeGreaterThanOrEqual(0);
        const settings = panel(page, 'Instellingen');
        await expect(settings).toHaveCount(width === 1024 ? 0 : 1);
        const right = width === 1024 ? width : (await boxOf(settings)).left;
        expect((await boxOf(sheet(page))).right).toBeLessThanOrEqual(right + 0.5);
        await open(page, name);
        await expect(settings).toBeVisible();
      }
    }
  },
);

test(
  'the page fills the height of a large window, and is shown at its own size at most',
  onlyDeep,
  async ({ page }) => {
    await openOwnPage(page, 'Groot', textSection('s', '<p>Openingstijden</p>'));
    for (const [width, height, shown] of [
      [1440, 900, 1080],
      [1920, 1080, 1560],
      [2560, 1440, 1672],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(page.locator('iframe')).toHaveAttribute('width', '1672');
      await expect.poll(async () => Math.round((await boxOf(sheet(page))).width)).toBe(shown);
      expect(Math.abs((await boxOf(sheet(page))).bottom - height)).toBeLessThanOrEqual(1);
    }
  },
);

test('all colours of the palette are within the settings', onlyDeep, async ({ page }) => {
  await openOwnPage(page, 'Kleuren', textSection('s', '<p>Openingstijden</p>'));
  const point = await pointAt(page, 'Openingstijden');
  await page.mouse.click(point.x, point.y);
  await page.getByRole('tab', { name: 'Sectie' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Stijl' }).click();
  const settings = panel(page, 'Instellingen');
  const palette = settings.getByRole('radiogroup').first();
  await expect(palette.getByRole('radio')).toHaveCount(20);
  const { left, right } = await boxOf(settings);
  for (const choice of await palette.locator('label').all()) {
    const box = await boxOf(choice);
    expect(box.left).toBeGreaterThan(left);
    expect(box.right).toBeLessThan(right);
  }
  await palette.locator('label').last().click();
  await expect(palette.getByRole('radio').last()).toBeChecked();
});

test('a block that is added shows its own settings', onlyDeep, async ({ page }) => {
  await openOwnPage(page, 'Nieuw blok', textSection('s', '<p>Openingstijden</p>'));
  const point = await pointAt(page, 'Openingstijden');
  await page.mouse.click(point.x, point.y);
  const tab = (name: string) => page.getByRole('tab', { name });
  await tab('Sectie').click();
  await open(page, 'Toevoegen');
  const picker = panel(page, 'Toevoegen');
  await picker.getByRole('button', { name: 'Blokken', exact: true }).click();
  await picker.getByRole('button', { name: 'Knop', exact: true }).click();
  await expect(tab('Blok')).toHaveAttribute('aria-selected', 'true');
  await expect((await canvasFrame(page)).locator('[data-block-id]')).toHaveCount(3);
});
