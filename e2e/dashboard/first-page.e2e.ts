import { Buffer } from 'node:buffer';
import { expect, test, type Page } from '@playwright/test';
import { canvasFrame, expectSaved, openOwnPage, pointBefore } from '../support/designer.ts';
import { addFrom, openPanel, picker } from '../support/picker.ts';

test.setTimeout(120_000);

/** The lightest main colour of the demo shop. */
const PRIMARY_100 = 'rgb(230, 239, 235)';

/** A PNG of four pixels. */
const photo = {
  name: 'Werkbank.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFElEQVR4nGNsqL/LwMDAxAAGEAoAHigCVQ/eWzIAAAAASUVORK5CYII=',
    'base64',
  ),
};

/** Chooses what a block shows in the dialog that its button opens. */
async function choose(page: Page, button: RegExp, option: RegExp): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('option', { name: option }).first().click();
  await expect(dialog).toBeHidden();
}

test('GEN-01 GEN-03 an owner makes a page, and a visitor reads it, asks, searches and orders on it @deep', async ({
  page,
  browser,
  baseURL,
}) => {
  const own = await openOwnPage(page, 'Eerste pagina');
  const frame = await canvasFrame(page);
  const blocks = () => picker(page).getByRole('button', { name: 'Blokken', exact: true }).click();

  // A section with a typed text, a picture and a colour.
  const section = await addFrom(page, 'Inhoud', 'Tekst');
  const typed = await pointBefore(page, 'Vertel ons wat je zoekt, dan kijken we samen wat er kan.', 0);
  await page.mouse.dblclick(typed.x, typed.y);
  await expect(frame.locator('[contenteditable]')).toBeVisible({ timeout: 20_000 });
  await page.keyboard.type('Open op zaterdag. ');
  await expect(section.getByText('Open op zaterdag. Vertel ons wat je zoekt')).toBeVisible();
  await page.keyboard.press('Escape');
  await openPanel(page, 'Toevoegen');
  await blocks();
  await addFrom(page, 'Inhoud', 'Afbeelding');
  await page
    .locator('input[type=file]')
    .and(page.getByLabel('Afbeelding', { exact: true }))
    .setInputFiles(photo);
  await expect(section.locator('img[src*="werkbank"]')).toHaveCount(1);
  await addFrom(page, 'Formulieren', 'Formulier');
  await choose(page, /^Formulier kiezen/, /Contact/);
  await addFrom(page, 'Webwinkel', 'Product bestellen');
  await choose(page, /^Product kiezen/, /Stoel Sluis/);
  await openPanel(page, 'Lagen');
  await page.getByRole('treeitem', { level: 1 }).first().click();
  await page.getByRole('tab', { name: 'Stijl' }).click();
  const color = page.getByRole('radiogroup', { name: 'Achtergrondkleur' });
  await color.getByRole('radio', { name: 'Hoofdkleur 100' }).check({ force: true });
  await expectSaved(page);
  await page.getByRole('button', { name: 'Publiceren', exact: true }).click();
  await expect(page.getByText('De pagina staat online.').first()).toBeVisible();

  const visitor = await browser.newPage();
  await visitor.goto(new URL(own.path, baseURL).href, { waitUntil: 'networkidle' });
  const shown = visitor.locator('main section').first();
  await expect(shown.getByText('Open op zaterdag.')).toBeVisible();
  await expect(shown.locator('img[src*="werkbank"]')).toBeVisible();
  await expect(shown).toHaveCSS('background-color', PRIMARY_100);

  const form = visitor.locator('form[data-form=contact]');
  await form.getByRole('textbox', { name: 'Naam' }).fill('Zoë');
  await form.getByRole('textbox', { name: 'E-mailadres' }).fill('zoe@example.org');
  await form.getByRole('combobox', { name: 'Waar gaat je vraag over?' }).selectOption('bestelling');
  await form.getByRole('textbox', { name: 'Je bericht' }).fill('Is de werkplaats open?');
  await form.getByRole('button', { name: 'Bericht versturen' }).click();
  await expect(visitor.locator('[data-sent]')).toBeVisible();
  await visitor.getByRole('button', { name: 'In winkelwagen' }).click();
  await expect(visitor.getByText('Het product is toegevoegd aan je winkelwagen.')).toBeVisible();
  await visitor.getByRole('searchbox').fill('stoel');
  await visitor.keyboard.press('Enter');
  await expect(visitor).toHaveURL(/\/search\?query=stoel/);
  await expect(
    visitor
      .getByRole('main')
      .getByRole('link', { name: /Stoel Sluis/ })
      .first(),
  ).toBeVisible();
  await visitor.close();
});
