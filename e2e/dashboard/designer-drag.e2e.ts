import { expect, test, type Page } from '@playwright/test';
import { dragWithFinger, dragWithMouse, middleOf } from '../support/canvas-drag.ts';
import { onlyDeep } from '../support/deep-run.ts';
import { canvasFrame, expectSaved, openOwnPage, pointAt, textSection } from '../support/designer.ts';

test.setTimeout(90_000);

/**
 * A page with a section for each of these headings, open in the designer; returns a function that reads their order on
 * the page.
 */
async function openHeadings(page: Page, ...headings: string[]) {
  const sections = headings.map((heading, index) => textSection(`s${index}`, `<h2>${heading}</h2>`));
  await openOwnPage(page, 'Slepen', ...sections);
  const frame = await canvasFrame(page);
  const order = () =>
    frame.evaluate(() =>
      [...document.querySelectorAll('main :is(h1, h2)')].map(({ textContent }) => textContent ?? ''),
    );
  await expect.poll(order).toEqual(headings);
  return { frame, order };
}

/** Selects a section by its row in the layers, and returns its handle on the page. */
async function chooseSection(page: Page, number: number) {
  const panels = page.getByRole('navigation', { name: 'Panelen' });
  await panels.getByRole('button', { name: 'Lagen' }).click();
  await page.getByRole('treeitem', { level: 1 }).nth(number).click();
  await page.getByRole('button', { name: 'Paneel sluiten' }).click();
  const handle = page.getByRole('button', { name: 'Tekst verslepen' });
  await expect(handle).toBeVisible();
  return handle;
}

test('an owner drags a new block from the picker to its place on the page', async ({ page }) => {
  const { order } = await openHeadings(page, 'Eerste kop', 'Tweede kop');
  const panels = page.getByRole('navigation', { name: 'Panelen' });
  await panels.getByRole('button', { name: 'Toevoegen', exact: true }).click();
  const picker = page.getByRole('complementary', { name: 'Toevoegen' });
  const banner = picker.getByRole('button', { name: 'Banner met uitgelichte tekst' }).first();
  await banner.scrollIntoViewIfNeeded();
  const first = await pointAt(page, 'Eerste kop');
  // The picker covers the left of the page.
  const sheet = await page.locator('[data-drop="canvas"]').boundingBox();
  const right = (sheet?.x ?? 0) + (sheet?.width ?? 0) - 120;
  await dragWithMouse(page, await middleOf(banner), { x: right, y: first.y - 8 });
  await page.mouse.up();
  await expect.poll(order).toEqual(['Welkom bij ons', 'Eerste kop', 'Tweede kop']);
  await expectSaved(page);
});

test('an owner drags the first section into an empty page', onlyDeep, async ({ page }) => {
  await openOwnPage(page, 'Nog leeg');
  const start = page.getByRole('heading', { name: 'Een lege pagina, alle ruimte' });
  await expect(start).toBeVisible();
  const panels = page.getByRole('navigation', { name: 'Panelen' });
  await panels.getByRole('button', { name: 'Toevoegen', exact: true }).click();
  const picker = page.getByRole('complementary', { name: 'Toevoegen' });
  const banner = picker.getByRole('button', { name: 'Banner met uitgelichte tekst' });
  await banner.scrollIntoViewIfNeeded();
  const sheet = await page.locator('[data-drop="canvas"]').boundingBox();
  if (!sheet) throw new Error('no canvas');
  const to = { x: sheet.x + sheet.width - 120, y: sheet.y + sheet.height / 2 };
  await dragWithMouse(page, await middleOf(banner), to);
  // The hint of the empty page does not cover what the next steps use.
  await expect(start).toBeHidden();
  await page.mouse.up();
  await expect((await canvasFrame(page)).getByText('Welkom bij ons')).toBeVisible();
  await expectSaved(page);
});

test('a drag that is dropped outside the page or cancelled changes nothing', onlyDeep, async ({ page }) => {
  const { order } = await openHeadings(page, 'Eerste kop', 'Tweede kop');
  const handle = await chooseSection(page, 1);
  await dragWithMouse(page, await middleOf(handle), await pointAt(page, 'Eerste kop'));
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(page.locator('[data-drop-mark]')).toBeHidden();
  expect(await order()).toEqual(['Eerste kop', 'Tweede kop']);
  await expectSaved(page);
});

test(
  'the page scrolls during a drag near its edge, so that every place can be reached',
  onlyDeep,
  async ({ page }) => {
    const headings = Array.from({ length: 14 }, (_, index) => `Sectie ${index + 1}`);
    const { frame, order } = await openHeadings(page, ...headings);
    const handle = await chooseSection(page, 0);
    const sheet = await page.locator('[data-drop="canvas"]').boundingBox();
    if (!sheet) throw new Error('no canvas');
    const edge = { x: sheet.x + sheet.width / 2, y: sheet.y + sheet.height - 4 };
    const bottom = () => frame.evaluate(() => innerHeight + scrollY >= document.body.scrollHeight - 2);
    expect(await bottom()).toBe(false);
    await dragWithMouse(page, await middleOf(handle), edge);
    await expect.poll(bottom, { timeout: 20_000 }).toBe(true);
    const last = await pointAt(page, 'Sectie 14');
    await page.mouse.move(last.x, last.y + 12, { steps: 4 });
    await expect(page.locator('[data-drop-mark]')).toBeVisible();
    await page.mouse.up();
    await expect.poll(order).toEqual([...headings.slice(1), 'Sectie 1']);
    await expectSaved(page);
  },
);

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('an owner drags a section to another place on a phone', onlyDeep, async ({ page }) => {
    const { order } = await openHeadings(page, 'Eerste kop', 'Tweede kop');
    const handle = await chooseSection(page, 1);
    const to = await pointAt(page, 'Eerste kop');
    const from = await middleOf(handle);
    const letGo = await dragWithFinger(page, from, { x: to.x, y: to.y - 10 });
    await letGo();
    await expect.poll(order).toEqual(['Tweede kop', 'Eerste kop']);
    await expectSaved(page);
  });
});
