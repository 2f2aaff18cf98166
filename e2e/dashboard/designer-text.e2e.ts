import { expect, test, type Page } from '@playwright/test';
import { expectAccessibleAround } from '../support/axe.ts';
import { onlyDeep } from '../support/deep-run.ts';
import { addFrom } from '../support/picker.ts';
import { demoFile } from '../support/shown-page.ts';
import {
  canvasFrame,
  expectSaved,
  keyOf,
  openOwnPage,
  ownerCall,
  pointAt,
  pointBefore,
  pointOn,
  textSection,
  type OwnPage,
} from '../support/designer.ts';

test.setTimeout(90_000);

const tools = (page: Page) => page.getByRole('group', { name: 'Tekstopmaak' });
const press = (page: Page, name: string) => tools(page).getByRole('button', { name, exact: true }).click();

async function openText(page: Page, text: string) {
  let point = await pointAt(page, text);
  // Right after the frame was rendered the browser may still send the input of a test to the window around it, until the
  // pointer comes from there again, and the hint above the page may still appear, which moves the page.
  await expect(async () => {
    point = await pointAt(page, text);
    await page.mouse.move(1, 1);
    await page.mouse.move(point.x, point.y - 1);
    await page.mouse.move(point.x, point.y);
    await expect(page.locator('[data-outline]').first()).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 20_000 });
  await page.mouse.dblclick(point.x, point.y);
  // The editor is loaded at the first use.
  await expect(tools(page)).toBeVisible({ timeout: 20_000 });
}

/** The text of the section as stored on the server. */
async function storedText(page: Page, own: OwnPage): Promise<unknown> {
  await expectSaved(page);
  const { document } = await ownerCall<{ document: { blocks: Record<string, { data: { text: string } }> } }>(
    page,
    'documents/open',
    keyOf(own),
  );
  return document.blocks['s-text']?.data.text;
}

test('a text whose editor failed to load says so, and opens on retry', onlyDeep, async ({ page }) => {
  const isEditor = /\/assets\/editor-[^/]*\.js$/;
  await page.route(isEditor, (route) => route.abort('connectionfailed'));
  await openOwnPage(page, 'Zonder editor', textSection('s', '<p>Openingstijden</p>'));
  const point = await pointAt(page, 'Openingstijden');
  await page.mouse.dblclick(point.x, point.y);
  const toast = page.getByRole('region', { name: 'Meldingen' }).getByRole('listitem');
  await expect(toast).toHaveText(/^Teksten bewerken lukt nu niet/);
  await expect(tools(page)).toHaveCount(0);
  await page.unroute(isEditor);
  await openText(page, 'Openingstijden');
  // One toolbar: the settings beside the page have another one, for text that is edited there.
  const all = page.getByRole('toolbar', { name: 'Opmaak', exact: true });
  await expect(all).toHaveCount(1);
  await page.getByRole('complementary').getByRole('textbox', { name: 'Tekst' }).click();
  await expect(all.last()).toBeVisible();
});

test(
  'a text gets a size, a colour and a table on the page itself, and nothing moves when its toolbar appears',
  onlyDeep,
  async ({ page }) => {
    const own = await openOwnPage(page, 'Opmaak', textSection('s', '<p>Openingstijden</p>'));
    const sheet = page.locator('[data-drop="canvas"]');
    const before = await sheet.boundingBox();
    await openText(page, 'Openingstijden');
    expect(await sheet.boundingBox()).toEqual(before);
    await page.keyboard.press('ControlOrMeta+a');
    await tools(page).getByLabel('Tekstgrootte').selectOption('text-2xl');
    await press(page, 'Vet');
    await expectAccessibleAround(page, 'text tools');
    const frame = await canvasFrame(page);
    await expect(frame.locator('span.text-2xl')).toHaveText('Openingstijden');
    await press(page, 'Tabel invoegen');
    await expect(frame.locator('td')).toHaveCount(9);
    await press(page, 'Rij toevoegen');
    await expect(frame.locator('td')).toHaveCount(12);
    expect(await sheet.boundingBox()).toEqual(before);
    await page.keyboard.press('Escape');
    await expect(tools(page)).toBeHidden();
    expect(await sheet.boundingBox()).toEqual(before);
    await expect.poll(() => storedText(page, own)).toMatch(/<table><tbody>(<tr>(<td><\/td>){3}<\/tr>){4}/);
  },
);

test(
  'a double click with a pause opens a text, although the first click shows the tools of its block',
  onlyDeep,
  async ({ page }) => {
    await openOwnPage(page, 'Dubbelklik');
    const frame = await canvasFrame(page);
    await addFrom(page, 'Inhoud', 'Tekst');
    // Short, with a button to add a section right above and below it: there is little room for the tools.
    const point = await pointBefore(page, 'Vertel ons wat je zoekt, dan kijken we samen wat er kan.', 0);
    await page.mouse.move(point.x, point.y);
    for (const clickCount of [1, 2]) {
      await page.mouse.down({ clickCount });
      await page.mouse.up({ clickCount });
      await page.waitForTimeout(250);
    }
    await expect(frame.locator('[contenteditable]')).toBeVisible();
  },
);

test('the toolbar of a block no longer covers its text when typing ends', onlyDeep, async ({ page }) => {
  await openOwnPage(page, 'Proef', textSection('s', '<h2>Openingstijden</h2><p>Elke dag open</p>'));
  const bar = page.getByRole('toolbar', { name: /^Acties voor/ });
  const outline = page.locator('[data-outline="selected"]');
  const room = async () => {
    const above = await bar.boundingBox();
    const block = await outline.boundingBox();
    return above && block ? block.y - (above.y + above.height) : undefined;
  };
  const point = await pointAt(page, 'Openingstijden');
  await page.mouse.click(point.x, point.y);
  await expect.poll(room).toBeGreaterThan(0);
  const before = await room();
  await openText(page, 'Openingstijden');
  await page.keyboard.press('Escape');
  await expect(tools(page)).toBeHidden();
  await expect.poll(room).toBe(before);
});

const widths = [1440, 390];
for (const width of widths) {
  test(
    `a picture within a text is selected, and its attributes open at ${width} px`,
    onlyDeep,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      const own = await openOwnPage(
        page,
        'Plaatje',
        textSection('s', `<p>Een eiken tafel</p><img src="${demoFile('logo.svg')}" alt="Tafel">`),
      );
      await openText(page, 'Een eiken tafel');
      const frame = await canvasFrame(page);
      const point = await pointOn(page, frame.getByRole('img', { name: 'Tafel' }));
      await page.mouse.click(point.x, point.y);
      const heading = page.getByRole('heading', { name: 'Afbeelding in de tekst' });
      await expect(heading).toBeVisible();
      await expectAccessibleAround(page, 'picture in a text');
      await page.getByLabel('Beschrijving').fill('Een tafel van eiken');
      await page.getByRole('button', { name: 'Opslaan', exact: true }).click();
      await expect(frame.getByRole('img', { name: 'Een tafel van eiken' })).toBeAttached();
      await page.keyboard.press('Escape');
      await expect
        .poll(() => storedText(page, own))
        .toMatch(new RegExp(`src="${demoFile('logo.svg')}"[^>]* image-alt="Een tafel van eiken"`));
    },
  );
}

for (const width of widths) {
  test(
    `RTE-40 each panel of the text tools leaves the text in view, with its selection, at ${width} px`,
    onlyDeep,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await openOwnPage(page, 'Panelen', textSection('s', '<p>Een eiken tafel</p>'));
      await openText(page, 'Een eiken tafel');
      await page.keyboard.press('ControlOrMeta+a');
      const frame = await canvasFrame(page);
      for (const name of ['Link toevoegen', 'Afbeelding toevoegen', 'iFrame toevoegen', 'HTML toevoegen']) {
        await press(page, name);
        const panel = page.getByRole('dialog', { name });
        await expect(panel).toBeVisible();
        const point = await pointAt(page, 'Een eiken tafel');
        const shown = await page.evaluate((at) => document.elementFromPoint(at.x, at.y)?.tagName, point);
        expect(shown, name).toBe('IFRAME');
        expect(await frame.evaluate(() => getSelection()?.toString())).toBe('Een eiken tafel');
        await panel.getByRole('button', { name: 'Annuleren' }).click();
        await expect(panel).toBeHidden();
      }
      await press(page, 'Link toevoegen');
      await page.getByRole('dialog').getByLabel('Adres', { exact: true }).fill('/tafels');
      await page.getByRole('dialog').getByRole('button', { name: 'Opslaan' }).click();
      await expect(frame.getByRole('link', { name: 'Een eiken tafel', exact: true })).toBeVisible();
    },
  );
}
