import { expect, test, type Page } from '@playwright/test';
import type { PageDocument } from '@etalage/site-model';
import { expectAccessibleAround } from '../support/axe.ts';
import { middleOf } from '../support/canvas-drag.ts';
import { onlyDeep } from '../support/deep-run.ts';
import {
  canvasFrame,
  expectSaved,
  keyOf,
  leaveFrame,
  openOwnPage,
  ownerCall,
  pointAt,
  type OwnPage,
} from '../support/designer.ts';

test.setTimeout(90_000);

/** A section with a grid of these items, each with its own text. */
const gridSection = (data: Record<string, string>, ...items: string[]): Parameters<typeof openOwnPage>[2] => [
  { id: 's', type: 'sectionContent', slots: { content: ['g'] } },
  { id: 'g', type: 'grid', data: { columns: '3', ...data }, slots: { items } },
  ...items.map((id) => ({ id, type: 'gridItem', slots: { content: [`${id}-t`] } })),
  ...items.map((id) => ({ id: `${id}-t`, type: 'paragraph', data: { text: `<p>Tekst ${id}</p>` } })),
];
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const controls = (page: Page, index: number) =>
  page.getByRole('group', { name: `Item ${index}`, exact: true });

async function point(page: Page, text: string): Promise<void> {
  const { x, y } = await pointAt(page, text);
  await page.mouse.move(x, y);
}

/** The items as stored on the server. */
async function stored(page: Page, own: OwnPage): Promise<string[]> {
  await expectSaved(page);
  const { document } = await ownerCall<{ document: PageDocument }>(page, 'documents/open', keyOf(own));
  return document.blocks['g']?.slots['items'] ?? [];
}

const managed = ['manual', ''];
for (const connection_type of managed) {
  test(
    `DSGN-08 DSGN-09 DSGN-10 DSGN-12 DSGN-14 an owner adds, moves and deletes items of a grid (${connection_type || 'geen'})`,
    onlyDeep,
    async ({ page }) => {
      const own = await openOwnPage(page, 'Raster', gridSection({ connection_type }, 'a', 'b'));
      const frame = await canvasFrame(page);

      // Hovering over an item shows its controls.
      await expect(controls(page, 1)).toHaveCount(0);
      await point(page, 'Tekst a');
      await expect(page.locator('[data-grid-item="a"]')).toHaveAttribute('data-state', 'active');
      await expect(controls(page, 1)).toBeVisible();

      // One more item is shown.
      await button(page, 'Item toevoegen').click();
      await expect(page.locator('[data-grid-item]')).toHaveCount(3);
      await expect.poll(() => stored(page, own)).toHaveLength(3);
      const [, , added = ''] = await stored(page, own);

      // Only the selected item can be deleted.
      await point(page, 'Tekst a');
      await expect(controls(page, 1)).toBeVisible();
      await expect(button(page, 'Item 1 verwijderen')).toHaveCount(0);
      await button(page, 'Item 1 kiezen').click();
      await expect(page.locator('[data-grid-item="a"]')).toHaveAttribute('data-current', 'true');
      await expect(button(page, 'Item 1 verwijderen')).toBeVisible();
      await expect(page.getByRole('button', { name: /verwijderen$/i })).toHaveCount(1);
      await expectAccessibleAround(page, 'a selected item of a grid');

      // The first one moves behind the second.
      const from = await middleOf(button(page, 'Item 1 verslepen'));
      const to = await middleOf(page.locator('[data-grid-item="b"]'));
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await expect(page.locator('[data-grid-item="a"]')).toHaveAttribute('data-moving', 'true');
      await page.mouse.move(to.x, to.y, { steps: 8 });
      await page.mouse.up();
      await expect.poll(() => stored(page, own)).toEqual(['b', 'a', added]);

      // The second one is deleted, and restored by undo.
      await button(page, 'Item 2 verwijderen').click();
      await expect(frame.getByText('Tekst a')).toHaveCount(0);
      await expect.poll(() => stored(page, own)).toEqual(['b', added]);
      await page.getByRole('button', { name: /^Ongedaan maken: / }).click();
      await expect.poll(() => stored(page, own)).toEqual(['b', 'a', added]);
    },
  );
}

test('DSGN-09 an owner without a mouse reorders the items of a grid', onlyDeep, async ({ page }) => {
  const own = await openOwnPage(page, 'Raster', gridSection({}, 'a', 'b'));
  await point(page, 'Tekst a');
  await button(page, 'Item 1 kiezen').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(button(page, 'Item 1 verslepen')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.locator('[data-grid-item="a"]')).toHaveAttribute('data-moving', 'true');
  // The drag listens to the arrow keys a moment after it began; at the last place one more press changes nothing.
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('Plaats 2 van 2.')).toBeAttached({ timeout: 1000 });
  }).toPass({ timeout: 10_000 });
  await page.keyboard.press('Space');
  await expect.poll(() => stored(page, own)).toEqual(['b', 'a']);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('DSGN-09 an owner drags an item of a grid to another place on a phone', onlyDeep, async ({ page }) => {
    const own = await openOwnPage(page, 'Raster', gridSection({}, 'a', 'b'));
    const { x, y } = await pointAt(page, 'Tekst a');
    await page.touchscreen.tap(x, y);
    const from = await middleOf(button(page, 'Item 1 verslepen'));
    const to = await middleOf(page.locator('[data-grid-item="b"]'));
    const devTools = await page.context().newCDPSession(page);
    const answers: Promise<unknown>[] = [];
    // The browser acknowledges a touch only after it has recognised the gesture, so the test does not wait for that.
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      void answers.push(devTools.send('Input.dispatchTouchEvent', { type, touchPoints }));
    touch('touchStart', [from]);
    await expect(page.locator('[data-grid-item="a"]')).toHaveAttribute('data-moving', 'true');
    for (let step = 1; step <= 8; step += 1)
      touch('touchMove', [{ x: from.x, y: from.y + ((to.y - from.y) * step) / 8 }]);
    await expect(page.getByText('Plaats 2 van 2.')).toBeAttached();
    touch('touchEnd', []);
    await Promise.all(answers);
    await expect.poll(() => stored(page, own)).toEqual(['b', 'a']);
  });
});

for (const connection_type of ['collection', 'query']) {
  test(
    `DSGN-11 the items of a connected grid (${connection_type}) cannot be managed`,
    onlyDeep,
    async ({ page }) => {
      const dynamic_data = JSON.stringify([{ title: 'Uit de collectie', url: '/tafels' }]);
      await openOwnPage(page, 'Raster', gridSection({ connection_type, dynamic_data }, 'a'));
      const frame = await canvasFrame(page);
      await expect(frame.getByText('Tekst a')).toHaveCount(0);
      await point(page, 'Uit de collectie');
      // The grid itself is a block like any other.
      await expect(page.locator('[data-outline="hovered"]')).toContainText('Raster');
      await expect(page.locator('[data-grid-item]')).toHaveCount(0);
      await expect(button(page, 'Item toevoegen')).toHaveCount(0);
      await expect(page.getByRole('button', { name: /^Item \d+ / })).toHaveCount(0);
    },
  );
}

test(
  'DSGN-13 the controls of an item disappear 2 seconds after the pointer has left them',
  onlyDeep,
  async ({ page }) => {
    await openOwnPage(page, 'Raster', gridSection({}, 'a', 'b'));
    const item = page.locator('[data-grid-item="a"]');
    await point(page, 'Tekst a');
    await expect(item).toHaveAttribute('data-state', 'active');
    // While the pointer is on the controls they stay.
    await button(page, 'Item 1 kiezen').hover();
    await leaveFrame(page);
    await expect(page.locator('[data-outline="hovered"]')).toHaveCount(0);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1000);
    await page.clock.runFor(5000);
    await expect(item).toHaveAttribute('data-state', 'active');
    await expect(controls(page, 1)).toBeVisible();

    const bar = await middleOf(page.getByRole('banner'));
    await page.mouse.move(bar.x, bar.y);
    await expect(item).toHaveAttribute('data-state', 'close');
    await page.clock.runFor(1999);
    await expect(controls(page, 1)).toBeVisible();
    await page.clock.runFor(2);
    await expect(controls(page, 1)).toHaveCount(0);
  },
);

test('new items of a grid start as the item that the owner chose for that', onlyDeep, async ({ page }) => {
  const own = await openOwnPage(page, 'Begin van items', gridSection({}, 'a', 'b'));
  const frame = await canvasFrame(page);
  await point(page, 'Tekst b');
  await button(page, 'Item 2 kiezen').click();
  await page
    .getByRole('button', { name: /^Acties voor/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Nieuwe items beginnen als dit item' }).click();
  await expect(page.getByText('Nieuwe items van dit raster beginnen nu als dit item.').first()).toBeVisible();
  await leaveFrame(page);
  await point(page, 'Tekst a');
  await button(page, 'Item toevoegen').click();
  await expect.poll(() => stored(page, own)).toHaveLength(3);
  await expect(frame.getByText('Tekst b', { exact: true })).toHaveCount(2);
});
