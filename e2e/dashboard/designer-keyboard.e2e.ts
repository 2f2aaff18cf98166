import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import {
  canvasFrame,
  expectSaved,
  openOwnPage,
  pointAt,
  textSection,
  untilDragHears,
} from '../support/designer.ts';
import { onlyDeep } from '../support/deep-run.ts';

test.setTimeout(90_000);

/** Moves the focus to a control with the keyboard only. */
async function tabTo(page: Page, control: Locator, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement).catch(() => false)) return;
    await page.keyboard.press(key);
  }
  await expect(control).toBeFocused();
}

test(
  'an owner orders, copies, deletes, undoes and publishes sections by keyboard only',
  onlyDeep,
  async ({ page }) => {
    await openOwnPage(
      page,
      'Met toetsen',
      textSection('een', '<h2>Sectie een</h2>'),
      textSection('twee', '<h2>Sectie twee</h2>'),
    );
    const frame = await canvasFrame(page);
    const order = () =>
      frame.evaluate(() =>
        [...document.querySelectorAll('[data-block-id] h2')].map(({ textContent }) => textContent),
      );
    const said = (text: string) => expect(page.locator('[data-announcer]')).toHaveText(text);
    const items = page.getByRole('treeitem', { level: 1 });
    await expect.poll(order).toEqual(['Sectie een', 'Sectie twee']);

    await tabTo(
      page,
      page.getByRole('navigation', { name: 'Panelen' }).getByRole('button', { name: 'Lagen' }),
    );
    await page.keyboard.press('Enter');
    await tabTo(page, items.first());
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowDown');
    await expect(items.nth(1)).toBeFocused();

    await page.keyboard.press('Alt+ArrowUp');
    await said('Sectie verplaatst naar plaats 1 van 2.');
    await expect.poll(order).toEqual(['Sectie twee', 'Sectie een']);
    await expect(items.first()).toBeFocused();

    await page.keyboard.press('ControlOrMeta+d');
    await expect.poll(order).toEqual(['Sectie twee', 'Sectie twee', 'Sectie een']);
    await page.keyboard.press('Delete');
    await expect.poll(order).toEqual(['Sectie twee', 'Sectie een']);
    await expect(page.locator('[role="treeitem"]:focus')).toHaveCount(1);
    await page.keyboard.press('ControlOrMeta+z');
    await said('Ongedaan gemaakt: verwijderen');
    await expect.poll(order).toEqual(['Sectie twee', 'Sectie twee', 'Sectie een']);
    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(order).toEqual(['Sectie twee', 'Sectie een']);
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await expect.poll(order).toEqual(['Sectie twee', 'Sectie twee', 'Sectie een']);

    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Sneltoetsen' });
    await expect(keys).toBeVisible();
    await expectAccessible(page, 'list of keys');
    await page.keyboard.press('Escape');
    await expect(keys).toBeHidden();
    await expect(page.locator('[role="treeitem"]:focus')).toHaveCount(1);

    // Picked up by its handle and moved two places.
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    // Backwards, because Tab within the frame goes from block to block and would select another one.
    await tabTo(page, page.getByRole('button', { name: 'Tekst verslepen' }), 'Shift+Tab');
    await page.keyboard.press('Space');
    await said('Tekst opgepakt.');
    await untilDragHears(page);
    await page.keyboard.press('ArrowUp');
    await said('Tekst: plaats 2 van 3.');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Space');
    await said('Sectie verplaatst naar plaats 1 van 3.');
    await expect.poll(order).toEqual(['Sectie een', 'Sectie twee', 'Sectie twee']);

    await expectSaved(page);
    await tabTo(page, page.getByRole('button', { name: 'Publiceren', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page.locator('#publish-state')).toHaveText('Alles staat online');
  },
);

test(
  'saving by keys works in a field of the settings too, and the browser offers nothing',
  onlyDeep,
  async ({ page }) => {
    await openOwnPage(page, 'Bewaren', textSection('een', '<h2>Sectie een</h2>'));
    const { x, y } = await pointAt(page, 'Sectie een');
    await page.mouse.click(x, y);
    await page.getByRole('tab', { name: 'Stijl' }).click();
    await page.getByLabel('Geavanceerd').click();
    const name = page.getByRole('textbox', { name: 'Klassen van het blok' });
    await page.evaluate(() => {
      const prevented: boolean[] = [];
      Object.assign(window, { prevented });
      // Bubbling ends here, after the shortcuts of the screen.
      window.addEventListener(
        'keydown',
        (event) => event.key === 's' && prevented.push(event.defaultPrevented),
      );
    });
    await name.fill('eigen');
    await name.press('ControlOrMeta+s');
    await expect(page.locator('[data-announcer]')).toHaveText('Alles is opgeslagen');
    await expectSaved(page);
    await expect(name).toHaveValue('eigen');
    expect(await page.evaluate(() => (window as unknown as { prevented: boolean[] }).prevented)).toEqual([
      true,
    ]);
  },
);
