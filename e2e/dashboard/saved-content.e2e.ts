import { expect, test } from '@playwright/test';
import { expectAccessibleAround } from '../support/axe.ts';
import { canvasFrame, expectSaved, openOwnPage, textSection } from '../support/designer.ts';
import { openPanel } from '../support/picker.ts';
import { onlyDeep } from '../support/deep-run.ts';

test.setTimeout(120_000);

test(
  'BLK-71 an owner saves a block as content, which shows without edit controls, to visitors too',
  onlyDeep,
  async ({ page, browser, baseURL }) => {
    const words = `Altijd gratis bezorgd ${crypto.randomUUID()}`;
    const own = await openOwnPage(page, 'Bewaren', textSection('sectie', `<p>${words}</p>`));
    const frame = await canvasFrame(page);
    await openPanel(page, 'Lagen');
    await page.getByRole('treeitem', { name: /Altijd gratis/ }).click();
    await page
      .getByRole('button', { name: /^Acties voor/ })
      .last()
      .click();
    await page.getByRole('menuitem', { name: 'Bewaar als inhoud' }).click();
    const dialog = page.getByRole('dialog', { name: 'Bewaar als inhoud' });
    await expectAccessibleAround(page, 'saving a block as content');
    await dialog.getByRole('button', { name: 'Bewaren', exact: true }).click();
    await expect(dialog.getByText('Vul een naam in.')).toBeVisible();
    const name = `Bezorging ${crypto.randomUUID()}`;
    await dialog.getByLabel('Naam').fill(name);
    await page.context().setOffline(true);
    await dialog.getByRole('button', { name: 'Bewaren', exact: true }).click();
    await expect(dialog.getByText('De server is niet bereikbaar.')).toBeVisible();
    await page.context().setOffline(false);
    await expect(dialog.getByLabel('Naam')).toHaveValue(name);
    await dialog.getByRole('button', { name: 'Bewaren', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(`Bewaard als ${name}.`).first()).toBeVisible();

    // The text is shown, and is no block that can be selected, dragged or typed in.
    const text = frame.getByText(words);
    await expect(text).toBeVisible();
    const blocks = () => frame.locator('[data-block-id]').filter({ hasText: words });
    await expect(blocks()).toHaveCount(2);
    await expect(page.getByRole('treeitem', { name: /^Bewaarde inhoud/ })).toHaveCount(1);
    await expect(page.getByRole('treeitem', { name: new RegExp(words) })).toHaveCount(0);

    await expectSaved(page);
    await page.getByRole('button', { name: 'Publiceren', exact: true }).click();
    await expect(page.getByText('De pagina staat online.').first()).toBeVisible();
    const visitor = await browser.newPage();
    await visitor.goto(new URL(own.path, baseURL).href);
    await expect(visitor.getByText(words)).toBeVisible();
    await visitor.close();

    await page
      .getByRole('button', { name: /^Acties voor/ })
      .last()
      .click();
    await page.getByRole('menuitem', { name: 'Inhoud bewerken' }).click();
    await expect(page).toHaveURL(/\/wm\/templates\//);
    // The frame of the page goes before that of the template comes.
    await expect(async () => {
      await expect((await canvasFrame(page)).getByText(words)).toBeVisible();
    }).toPass({ timeout: 20_000 });
  },
);
