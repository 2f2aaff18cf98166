import { expect, test, type Page } from '@playwright/test';
import { canvasFrame, openOwnPage, pointAt, pointBefore, textSection } from '../support/designer.ts';
import { onlyDeep } from '../support/deep-run.ts';

test.setTimeout(90_000);

const editorFile = /\/assets\/editor-[^/]*\.js$/;
const notices = (page: Page) => page.getByRole('region', { name: 'Meldingen' }).getByRole('listitem');
const tools = (page: Page) => page.getByRole('group', { name: 'Tekstopmaak' });

async function doubleClick(page: Page, point: { x: number; y: number }) {
  await page.mouse.dblclick(point.x, point.y);
}

test(
  'the caret of a text is where it was double-clicked, in any line and in a title',
  onlyDeep,
  async ({ page }) => {
    const banner = [{ id: 'b', type: 'sectionContentSpecialOne', data: { title: 'Welkom thuis' } }];
    await openOwnPage(
      page,
      'Cursor',
      textSection('s', '<h2>Openingstijden</h2><p>Elke dag open</p>'),
      banner,
    );
    const frame = await canvasFrame(page);
    await doubleClick(page, await pointBefore(page, 'Elke dag open', 4));
    await expect(frame.locator('[contenteditable]')).toBeVisible({ timeout: 20_000 });
    await page.keyboard.type(' werk');
    await expect(frame.getByText('Elke werk dag open')).toBeVisible();
    await expect(frame.getByRole('heading', { name: 'Openingstijden', exact: true })).toBeVisible();
    await doubleClick(page, await pointBefore(page, 'Welkom thuis', 6));
    await expect(frame.getByRole('textbox', { name: 'Titel' })).toBeFocused();
    await page.keyboard.type(' weer');
    await expect(frame.getByRole('textbox', { name: 'Titel' })).toHaveText('Welkom weer thuis');
  },
);

test(
  'keys pressed while the editor still loads are typed in the text, and none of them removes the block',
  onlyDeep,
  async ({ page }) => {
    let load = () => undefined as void;
    const loaded = new Promise<void>((resolve) => (load = resolve));
    await page.route(editorFile, async (route) => {
      await loaded;
      await route.continue();
    });
    await openOwnPage(page, 'Toetsen', textSection('s', '<p>Openingstijden</p>'));
    const frame = await canvasFrame(page);
    await doubleClick(page, await pointBefore(page, 'Openingstijden', 7));
    await page.keyboard.press('Delete');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('een, ');
    await page.keyboard.press('Enter');
    await page.keyboard.type('/?');
    load();
    await expect(frame.locator('[contenteditable] p')).toHaveText(['Openineen, ', '/?tijden']);
    await expect(notices(page)).toHaveCount(0);
    await expect(page.getByRole('complementary', { name: 'Toevoegen' })).toHaveCount(0);
  },
);

test(
  'a text that is opened directly after a change of a setting stays open when the data of the block arrives',
  onlyDeep,
  async ({ page }) => {
    let answer = () => undefined as void;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/documents/connections', async (route) => {
      await answered;
      await route.continue();
    });
    const data = { title: 'Welkom', description: 'Elke dag open' };
    await openOwnPage(page, 'Direct', [{ id: 'b', type: 'sectionContentSpecialOne', data }]);
    const frame = await canvasFrame(page);
    const point = await pointAt(page, 'Elke dag open');
    await page.mouse.click(point.x, point.y);
    const asked = page.waitForRequest('**/documents/connections');
    await page.getByRole('switch', { name: 'Knop tonen', exact: true }).click();
    await doubleClick(page, point);
    const text = frame.getByRole('textbox', { name: 'Omschrijving' });
    await expect(text).toBeFocused({ timeout: 20_000 });
    await asked;
    const reply = page.waitForResponse('**/documents/connections');
    answer();
    await (await reply).finished();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Vandaag gesloten');
    await expect(text).toHaveText('Vandaag gesloten');
    await expect(notices(page)).toHaveCount(0);
  },
);

test(
  'without a connection the bar says so at once, and a text is still edited',
  onlyDeep,
  async ({ page, context }) => {
    const loaded = page.waitForResponse(editorFile);
    const toolsLoaded = page.waitForResponse(/\/assets\/text-tools-[^/]*\.js$/);
    await openOwnPage(page, 'Zonder verbinding', textSection('s', '<p>Openingstijden</p>'));
    await (await loaded).finished();
    await (await toolsLoaded).finished();
    await context.setOffline(true);
    const state = page.locator('[data-saving]');
    await expect(state).toHaveText('Geen verbinding');
    await doubleClick(page, await pointBefore(page, 'Openingstijden', 7));
    await expect(tools(page)).toBeVisible();
    await page.keyboard.type('-');
    await expect((await canvasFrame(page)).getByText('Opening-stijden')).toBeVisible();
    await context.setOffline(false);
    await expect(state).toHaveAttribute('data-saving', 'saved', { timeout: 20_000 });
  },
);
